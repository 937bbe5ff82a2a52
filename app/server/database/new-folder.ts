// A new database as the library's makers have prepared it: to prepare one here takes a processor four seconds.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { tarEntries } from './tar.ts'

/** Templates that nobody copies, 1 and 4 by their numbers. */
export const TEMPLATES = /^\/base\/[14]\/./

/** There whole or not at all, whatever ends this process or the machine. */
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
