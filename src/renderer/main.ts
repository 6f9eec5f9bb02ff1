/** Starts the window: finds its host, waits for the typeface that boards are drawn with, and shows the workbench. */
import { mount } from 'svelte'
import App from './App.svelte'
import { exampleName, GREETING } from './examples'
import { electronHost } from './host/electron'
import { webHost } from './host/web'
import { Workbench } from './state/workbench.svelte'

const host = electronHost() ?? webHost()
const workbench = new Workbench(host, () => performance.now() / 1000)

await Promise.all([
  workbench.settings.load(),
  ...['400', '700'].map((weight) => document.fonts.load(`${weight} 16px Inter`)),
])
if (GREETING) {
  const name = exampleName(GREETING, workbench.settings.language)
  workbench.documents.openUntitled(name, GREETING.content, true)
}
mount(App, { target: document.getElementById('app')!, props: { workbench } })
host.ready()
