/** A job for each file, several side by side; what comes of them is told in the order of the files. */
import { availableParallelism } from 'node:os'
import { say, text } from '../core/text/say'
import type { Progress } from '../core/verdict'
import { numberOption, requireFiles, type Arguments } from './command'
import { worst, type Exit, type Io } from './io'
import { inOrder, JobThread } from './threads'

export const EACH_FILE_OPTIONS = { jobs: { type: 'string' } } as const

export async function eachFile<Answer>(
  args: Arguments,
  io: Io,
  work: (file: string, thread: JobThread) => Promise<Answer>,
  tell: (answer: Answer) => Exit,
): Promise<Exit> {
  const files = requireFiles(args)
  const jobs = numberOption(args.values, 'jobs', 1, 1024) ?? availableParallelism()
  const count = Math.min(jobs, files.length)
  const threads = Array.from({ length: count }, () => new JobThread(io.worker))
  const codes: Exit[] = []
  await inOrder(
    files,
    threads.length,
    (file, index) => work(file, threads[index]),
    (answer) => {
      io.progress?.('')
      codes.push(tell(answer))
      if (files.length > 1) io.progress?.(filesLine(codes.length, files.length, io))
    },
  )
  io.progress?.('')
  await Promise.all(threads.map((thread) => thread.end()))
  return worst(codes)
}

function filesLine(done: number, all: number, io: Io): string {
  return say(io.language, text('cli.files', { done, all }))
}

export function progressLine(
  file: string,
  { phase, nodes, seconds, figures }: Progress,
  io: Io,
): string {
  const rate = seconds > 0 ? Math.round(nodes / seconds) : 0
  const head = say(io.language, text(`progress.${phase}`))
  const rest = say(io.language, text('progress.nodes', { nodes, rate }))
  const known = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  return [`${file}: ${head}`, rest, ...known].join(', ')
}
