import { readdirSync } from 'node:fs'
import path from 'node:path'

const FOLDERS = ['db/reference', 'app/features/static-lists/server', 'app/features/institutions/server']

/** Files that determine the reference tables. */
export const referenceFiles = () =>
  FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
