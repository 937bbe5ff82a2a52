// A new database is copied from the one the library ships: initdb here takes four seconds of a processor.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { tarEntries } from './tar.ts'

/** Template databases 1 and 4, which nobody copies from. */
export const TEMPLATES = /^\/base\/[14]\/./

/** The folder is complete or absent, even if the process or machine stops. */
export async function prepareFolder(folder: string) {
  if (existsSync(folder)) return
  const making = `${folder}.new`
  rmSync(making, { recursive: true, force: true })
  for (const { name, isFolder, data } of tarEntries(gunzipSync(await (await dataDir()).arrayBuffer()))) {
    const place = path.join(making, name)
    if (isFolder) mkdirSync(place, { recursive: true })
    else writeFileSync(place, data, { flush: data.length > 0 && !TEMPLATES.test(name) })
  }
  renameSync(making, folder)
}
