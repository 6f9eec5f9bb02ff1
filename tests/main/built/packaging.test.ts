/** Packs the program with a stand-in for Electron's binary: what the configuration puts in, without what it runs on. */
import { extractFile, listPackage } from '@electron/asar'
import { build, Platform, type Configuration } from 'electron-builder'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'stromwerk-pack-'))
// The reader that electron-builder itself uses; it brings no types.
const yaml = createRequire(import.meta.url)('js-yaml') as { load(source: string): unknown }
const configuration = yaml.load(readFileSync('electron-builder.yml', 'utf8')) as Configuration
let asar: string

beforeAll(async () => {
  const dist = join(folder, 'electron')
  mkdirSync(join(dist, 'resources'), { recursive: true })
  for (const name of ['electron', 'chrome-sandbox', 'LICENSE', 'version']) {
    writeFileSync(join(dist, name), '45.3.3')
  }
  await build({
    targets: Platform.LINUX.createTarget('dir'),
    publish: 'never',
    config: {
      ...configuration,
      electronDist: dist,
      directories: { ...configuration.directories, output: join(folder, 'dist') },
      // There is nothing to flip in a stand-in.
      electronFuses: null,
    },
  })
  asar = join(folder, 'dist/linux-unpacked/resources/app.asar')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the package', () => {
  it('holds main, preload, worker and page', () => {
    expect(existsSync(asar)).toBe(true)
    const files = listPackage(asar, { isPack: false })
    const { main } = JSON.parse(extractFile(asar, 'package.json').toString()) as { main: string }
    expect(files).toContain(main.replace(/^\./, ''))
    expect(files).toContain('/out/main/worker.js')
    expect(files).toContain('/out/preload/preload.cjs')
    expect(files).toContain('/out/renderer/index.html')
    const page = extractFile(asar, 'out/renderer/index.html').toString()
    for (const [, name] of page.matchAll(/(?:src|href)="\.(\/assets\/[^"]+)"/g)) {
      expect(files).toContain(`/out/renderer${name}`)
    }
  })

  it('holds nothing that the program was made from', () => {
    const files = listPackage(asar, { isPack: false })
    const roots = new Set(files.map((file) => file.split('/')[1]))
    expect(
      [...roots].filter((root) => !['out', 'resources', 'package.json'].includes(root)),
    ).toEqual([])
    expect(files.filter((file) => /\.(map|ts|svelte)$/.test(file))).toEqual([])
    expect(files.filter((file) => /^\/out\/(cli|\.stamp)/.test(file))).toEqual([])
  })
})

describe('the configuration', () => {
  it('lets the binary run this asar and nothing else', () => {
    expect(configuration.asar).toBe(true)
    const fuses: NonNullable<Configuration['electronFuses']> = {
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableCookieEncryption: true,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      grantFileProtocolExtraPrivileges: true,
    }
    expect(configuration.electronFuses).toEqual(fuses)
  })

  it('opens text files', () => {
    expect(configuration.fileAssociations).toMatchObject([{ ext: 'txt', role: 'Editor' }])
  })
})
