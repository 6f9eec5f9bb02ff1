/** Starts the window: finds its host, waits for the typeface that boards are drawn with, and shows the workbench. */
import { flushSync, mount } from 'svelte'
import { restore } from './actions/restore'
import App from './App.svelte'
import { electronHost } from './host/electron'
import { webHost } from './host/web'
import { Workbench } from './state/workbench.svelte'

const host = electronHost() ?? webHost()
const workbench = new Workbench(host, () => performance.now() / 1000)

await Promise.all([
  workbench.settings.load().then(() => restore(workbench)),
  ...['400', '700'].map((weight) => document.fonts.load(`${weight} 16px Inter`)),
])
mount(App, { target: document.getElementById('app')!, props: { workbench } })
// Whoever is ready listens: what the host tells at once must not be lost.
flushSync()
host.ready()
