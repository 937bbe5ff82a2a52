// test/unsteady.md: which files were pardoned, and how they were mended. None is pardoned twice.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run-program.ts'

export type Entry = { file: string; date: string; cause: string; mend: string }

const list = path.join(root, 'test/unsteady.md')
const ROW = /^\| *([^|]*?) *\| *(\d{4}-\d\d-\d\d) *\| *([^|]*?) *\| *([^|]*?) *\|$/gm

export const entries = (text = existsSync(list) ? readFileSync(list, 'utf8') : ''): Entry[] =>
  [...text.matchAll(ROW)].map(([, file, date, cause, mend]) => ({
    file: file!,
    date: date!,
    cause: cause!,
    mend: mend!,
  }))

export const unmended = (all = entries()) => all.filter(({ mend }) => !mend).map(({ file }) => file)

/** What is wrong with the list. */
export function refused(all = entries(), exists = existsSync): string[] {
  const twice = [...Map.groupBy(all, ({ file }) => file)].filter(([, rows]) => rows.length > 1)
  return [
    ...twice.map(([file, rows]) => `${file} was pardoned ${rows.length} times: mend it for good, or delete it`),
    ...all.filter(({ cause }) => !cause).map(({ file }) => `${file} has no cause`),
    ...all.filter(({ file }) => !exists(path.join(root, file))).map(({ file }) => `${file} is gone: so is its line`),
  ]
}
