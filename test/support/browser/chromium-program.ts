// Finds Chromium: from CHROMIUM_PATH, from the development package, or on this machine.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type Chromium = { path: string; about: string; env?: Record<string, string> }

const root = fileURLToPath(new URL('../../..', import.meta.url))
const inPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  ...[process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].flatMap((home) =>
    home ? [path.join(home, 'Google/Chrome/Application/chrome.exe')] : [],
  ),
]

const runs = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onThisMachine = () => {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return [...inPath.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...elsewhere].find(runs)
}

// The package's own configuration names folders of its cloud; without fonts Chromium crashes at the first input.
const fontsHere =
  '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM ' +
  '"fonts.dtd"><fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n'

/** The package unpacks to a predictable name in the temporary folder, so it gets a private one. */
async function unpack(): Promise<Chromium> {
  const home = path.join(root, 'node_modules/@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string }
  const folder = path.join(root, `.cache/chromium-${version}`)
  if (!existsSync(folder)) {
    mkdirSync(path.dirname(folder), { recursive: true })
    const unpacking = mkdtempSync(`${folder}.`)
    const before = process.env['TMPDIR']
    process.env['TMPDIR'] = unpacking
    try {
      const { inflate } = await import('@sparticuz/chromium')
      for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
        await inflate(path.join(home, 'bin', name))
    } finally {
      if (before === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = before
    }
    writeFileSync(path.join(unpacking, 'fonts/fonts.conf'), fontsHere)
    try {
      renameSync(unpacking, folder) // complete or absent
    } catch (error) {
      rmSync(unpacking, { recursive: true, force: true })
      if (!existsSync(folder)) throw error
    }
  }
  const libraries = [path.join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  return {
    path: path.join(folder, 'chromium'),
    about: `Chromium ${version} (as a package)`,
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: path.join(folder, 'fonts') },
  }
}

const packaged = process.platform === 'linux' && process.arch === 'x64'

/**
 * The package where it runs: the same headless browser everywhere, which opens a page in a third of the time.
 * PONTE_TEST_CHROMIUM=machine uses the machine's own.
 */
export async function findChromium(): Promise<Chromium> {
  const given = process.env['CHROMIUM_PATH']
  if (given && !runs(given)) throw new Error(`CHROMIUM_PATH=${given} is no program that can be run.`)
  if (!given && packaged && process.env['PONTE_TEST_CHROMIUM'] !== 'machine') return unpack()
  const file = given || onThisMachine()
  if (file) return { path: file, about: file }
  throw new Error('No Chromium on this machine: install Chromium or Chrome, or set CHROMIUM_PATH.')
}
