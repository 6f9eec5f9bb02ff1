#!/usr/bin/env node
/** The program `stromwerk`: connects the commands with the process. */
import { buffer } from 'node:stream/consumers'
import { version } from '../../package.json'
import { environmentLanguage } from '../core/text/environment'
import type { Io } from './io'
import { run } from './run'

const CLEAR_LINE = '\r\x1b[K'

function showProgress(line: string): void {
  process.stderr.write(CLEAR_LINE + line.slice(0, process.stderr.columns - 1))
}

const io: Io = {
  out: (content) => process.stdout.write(content),
  err: (message) => process.stderr.write(message),
  input: () => buffer(process.stdin),
  ...(process.stderr.isTTY ? { progress: showProgress } : {}),
  language: environmentLanguage(process.env),
  worker: new URL('./worker.js', import.meta.url),
}

// A reader that has seen enough (`stromwerk … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
  throw error
})

process.exitCode = await run(process.argv.slice(2), io, version)
