/** How components reach the workbench. */
import { createContext } from 'svelte'
import type { Workbench } from './workbench.svelte'

export const [getWorkbench, setWorkbench] = createContext<Workbench>()
