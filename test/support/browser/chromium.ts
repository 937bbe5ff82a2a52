// A browser for tests, and pages that fail their test on complaints.
import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { atEnd } from '../batch.ts'
import { PATIENCE } from '../patience/patience.ts'
import { findChromium } from './chromium-program.ts'
import { type Complaints, listen } from './page-complaints.ts'

/** Few pages are open at once: a single renderer process reads shared scripts once. */
const oneProcess = ['--in-process-gpu', '--renderer-process-limit=1', '--disable-site-isolation-trials']
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-sync',
  '--disable-gpu',
  ...oneProcess,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
]
const shots = fileURLToPath(new URL('../../../build/shots', import.meta.url))

/** How many times slower pages compute: it shows what a test takes for granted of a fast machine. */
const SLOWNESS = Number(process.env['PONTE_TEST_SLOWNESS'] ?? 1)

export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const

async function launch(): Promise<Browser> {
  const { path: executablePath, env } = await findChromium()
  return chromium.launch({
    executablePath,
    args: flags,
    timeout: PATIENCE.start,
    ...(env && { env: { ...(process.env as Record<string, string>), ...env } }),
  })
}

let opened: Promise<Browser> | undefined

/** Called at the top of a test file, outside hooks. Files of one process share it; each test has its own context. */
export async function openBrowser(): Promise<Browser> {
  if (opened) return opened
  opened = launch()
  const browser = await opened
  atEnd(() => browser.close())
  return browser
}

export type PageOptions = {
  /** The product's origin; requests to other origins fail the test. */
  origin: string
  size?: keyof typeof sizes | { width: number; height: number }
  theme?: 'light' | 'dark'
  /** Further allowed origins: the API's, a video's. */
  origins?: string[]
  /** Complaints that the test provokes, such as the console's line about a 422. */
  allow?: RegExp[]
  context?: BrowserContextOptions
}

export type TestPage = Page & { complaints: Complaints }

/** Checked and closed at the end of the test. */
export async function openPage(
  t: TestContext,
  browser: Browser,
  { origin, size = 'desktop', theme = 'light', origins = [], allow = [], context = {} }: PageOptions,
): Promise<TestPage> {
  const viewport = typeof size === 'string' ? sizes[size] : size
  const opened = await browser.newContext({
    baseURL: origin,
    viewport,
    colorScheme: theme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    ...context,
  })
  opened.setDefaultTimeout(PATIENCE.act)
  const complaints = await listen(opened, [origin, ...origins], allow)
  const page = Object.assign(await opened.newPage(), { complaints })
  if (SLOWNESS > 1) await (await opened.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
  t.after(async () => {
    await page.waitForTimeout(50) // complaints that are just about to come
    await opened.close()
    assert.deepEqual(complaints.heard(), [], 'the page complained')
  })
  return page
}

/** Waits for hydration: before it nothing reacts, and a quiet network does not mean that it is over. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const { document } = globalThis as unknown as { document: { querySelector: (selector: string) => object | null } }
    return Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'))
  })

/** Navigates and waits for hydration; `quiet`: and until the network was quiet for a moment. */
export async function visit(page: Page, address: string, { quiet = false } = {}) {
  await page.goto(address, quiet ? { waitUntil: 'networkidle' } : {})
  await hydrated(page)
}

/** Loads the page again, and waits for a quiet network and for hydration. */
export async function reload(page: Page) {
  await page.reload({ waitUntil: 'networkidle' })
  await hydrated(page)
}

/** A screenshot in build/shots, when PONTE_TEST_SHOTS is set. */
export async function shot(page: Page, name: string, { whole = true } = {}) {
  if (!process.env['PONTE_TEST_SHOTS']) return
  mkdirSync(shots, { recursive: true })
  await page.screenshot({ path: path.join(shots, `${name}.png`), fullPage: whole, animations: 'disabled' })
}
