// The demonstration in the embedded database, written once a run and copied for each test file that asks for it: to
// write it takes seconds of a processor.
import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadDemo } from '#db/demo/load-demo.ts'
import { holdFile } from '#server/held-file.ts'
import type { House } from '#server/house.ts'
import { PATIENCE, until } from '../patience/patience.ts'

/** A folder that goes with its run: what is written depends on the code and on the day. */
const RUN = process.env['TEST_RUN_FOLDER']

type Kept = { dump: string; files: string }
/** A house on an empty database, and how to keep it. */
export type Written = { house: House; folder: string; dump: () => Promise<Buffer>; close: () => Promise<void> }

async function alone<T>(file: string, work: () => Promise<T>): Promise<T> {
  const release = await until(`the lock ${file}`, () => holdFile(file), { patience: PATIENCE.start, every: 100 })
  return work().finally(release)
}

/** `name`: what the demonstration depends on besides. undefined: nothing is shared, as in a file that runs by itself. */
export async function demoCopy(name: string, open: () => Promise<Written>): Promise<Kept | undefined> {
  if (!RUN) return undefined
  const home = path.join(RUN, `demo-${name}`)
  const kept = { dump: path.join(home, 'database.tar'), files: path.join(home, 'files') }
  if (existsSync(home)) return kept
  await alone(`${home}.lock`, async () => {
    if (existsSync(home)) return
    const { house, folder, dump, close } = await open()
    await loadDemo(house)
    const writing = `${home}.new`
    mkdirSync(writing)
    writeFileSync(path.join(writing, 'database.tar'), await dump())
    cpSync(folder, path.join(writing, 'files'), { recursive: true })
    await close()
    renameSync(writing, home)
  })
  return kept
}
