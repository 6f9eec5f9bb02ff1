#!/usr/bin/env node
/** The program `stromwerk`: connects the commands with the process. */
import { buffer } from 'node:stream/consumers'
import { version } from '../../package.json'
import type { Io } from './io'
import { environmentLanguage, run } from './run'

const io: Io = {
  out: (content) => process.stdout.write(content),
  err: (message) => process.stderr.write(message),
  input: () => buffer(process.stdin),
  language: environmentLanguage(process.env),
}

// A reader that has seen enough (`stromwerk … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
  throw error
})

process.exitCode = await run(process.argv.slice(2), io, version)
