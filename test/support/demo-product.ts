// The product with its demonstration, as a process with a folder of its own, for one test file.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import { type Running, startProduct } from './product-process.ts'

/** Where the data lie that were written once for a whole run of tests; what is not set is written anew. */
export const DEMO_DATA = 'TEST_DEMO_DATA'

/** What changes which data are written, or where. */
const OTHER_DATA = ['DATABASE_URL', 'SECRET_KEY', 'DEMO', 'COMPANY_VERIFICATION']

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'ponte-demo-'))
const forget = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Called at the top of a test file, outside hooks; stopped by itself after the file's tests. */
export async function openDemoProduct({ env = {} }: { env?: Record<string, string> } = {}): Promise<Running & { folder: string }> {
  const folder = newFolder()
  const written = process.env[DEMO_DATA]
  if (written && !OTHER_DATA.some((name) => name in env)) cpSync(written, folder, { recursive: true })
  const product = await startProduct({ env: { DATA_DIR: folder, ...env }, flags: ['--liftoff-only'] })
  after(async () => {
    await product.stop()
    forget(folder)
  })
  return { ...product, folder }
}

/** Writes the demonstration once, for `openDemoProduct` in any process that inherits the environment this answers. */
export async function writeDemoData() {
  const folder = newFolder()
  const product = await startProduct({ env: { DATA_DIR: folder } })
  await product.stop()
  return { env: { [DEMO_DATA]: folder }, forget: () => forget(folder) }
}
