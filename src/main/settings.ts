/** The settings that outlive the program. What an earlier version did not know yet is as usual. */
import { join } from 'node:path'
import { DEFAULT_SETTINGS, type Settings } from '../host/host'
import { storedSettings, type StoredSettings } from './payload'
import { openStored, type Stored } from './stored'

export function openSettings(folder: string): Stored<Settings> {
  const file = join(folder, 'settings.json')
  const stored = openStored<StoredSettings>(file, storedSettings, DEFAULT_SETTINGS)
  return { ...stored, get: () => ({ ...DEFAULT_SETTINGS, ...stored.get() }) }
}
