import process from 'node:process'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '#test/support/browser/chromium-program.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

export async function openBrowser(more: string[] = []): Promise<Browser> {
  const { path, env } = await findChromium()
  return chromium.launch({
    executablePath: path,
    args: [...flags, ...more],
    ...(env && { env: { ...(process.env as Record<string, string>), ...env } }),
  })
}
