/** The start: what was open last time is open again, and what was left unsaved is offered. */
import { text } from '../../core/text/say'
import type { Recovered, Session } from '../../host/host'
import { exampleName, GREETING } from '../examples'
import type { Workbench } from '../state/workbench.svelte'

export async function restore(workbench: Workbench): Promise<void> {
  const { documents, host } = workbench
  const [session, recovered] = await Promise.all([
    orTell<Session>(workbench, host.session(), { files: [] }),
    orTell<readonly Recovered[]>(workbench, host.recovered(), []),
  ])
  for (const file of session.files) documents.open(file)
  const shown = documents.list.find(({ file }) => file !== undefined && file === session.shown)
  if (shown) documents.activeKey = shown.key
  if (documents.list.length === 0) greet(workbench)
  offer(workbench, recovered)
}

/** Where nothing was open; gives way to whatever is brought back. */
function greet({ documents, settings }: Workbench): void {
  if (!GREETING) return
  documents.openUntitled(exampleName(GREETING, settings.language), GREETING.content, true)
}

function offer(workbench: Workbench, recovered: readonly Recovered[]): void {
  workbench.recovered = recovered
  if (recovered.length > 0) workbench.dialog = 'recovery'
}

export function bringBack(workbench: Workbench, wanted: readonly Recovered[]): void {
  workbench.leave()
  for (const each of wanted) workbench.documents.recover(each)
  leaveOut(workbench, wanted)
  workbench.notices.tell(text('recovery.brought-back', { count: wanted.length }))
}

export async function discard(workbench: Workbench, unwanted: Recovered): Promise<void> {
  leaveOut(workbench, [unwanted])
  await orTell(workbench, workbench.host.forget(unwanted.key), undefined)
}

function leaveOut(workbench: Workbench, done: readonly Recovered[]): void {
  workbench.recovered = workbench.recovered.filter((each) => !done.includes(each))
  if (workbench.recovered.length === 0) workbench.closeDialog('recovery')
}

async function orTell<Value>(
  { notices }: Workbench,
  request: Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  try {
    return await request
  } catch (error) {
    notices.problem(text('problem.unnamed', { message: String(error) }))
    return otherwise
  }
}
