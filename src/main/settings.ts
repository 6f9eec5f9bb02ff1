/** The settings that outlive the program. */
import { join } from 'node:path'
import { DEFAULT_SETTINGS, type Settings } from '../host/host'
import { settings } from './payload'
import { openStored, type Stored } from './stored'

export function openSettings(folder: string): Stored<Settings> {
  return openStored(join(folder, 'settings.json'), settings, DEFAULT_SETTINGS)
}
