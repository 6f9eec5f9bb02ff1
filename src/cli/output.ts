/** Handing over what a command made: to a file, or to standard output for `-`. */
import type { Fault } from '../core/fault'
import { say, text } from '../core/text/say'
import type { Arguments } from './command'
import { faultJson, printFaults } from './faults'
import { save } from './files'
import { EXIT, type Exit, type Io } from './io'

export async function deliver(
  output: string,
  content: string | Uint8Array,
  { values }: Arguments,
  io: Io,
): Promise<Exit> {
  if (output === '-') {
    io.out(content)
    return EXIT.done
  }
  const fault = await save(output, content)
  if (values.json) {
    if (fault) printJsonFaults(output, [fault], io)
    else io.out(JSON.stringify({ file: output }) + '\n')
  } else if (fault) printFaults(output, [fault], io)
  else io.out(say(io.language, text('cli.written', { file: output })) + '\n')
  return fault ? EXIT.bad : EXIT.done
}

/** Why nothing was made. */
export function tellFaults(
  file: string,
  faults: readonly Fault[],
  { values }: Arguments,
  io: Io,
): Exit {
  if (values.json) printJsonFaults(file, faults, io)
  else printFaults(file, faults, io)
  return EXIT.bad
}

function printJsonFaults(file: string, faults: readonly Fault[], io: Io): void {
  const told = faults.map((fault) => faultJson(fault, io))
  io.out(JSON.stringify({ file, faults: told }) + '\n')
}
