import { streamXlsxRows } from 'hucre/xlsx'
import { findRows } from './found-rows.ts'
import { BrokenZip, unzip, ZipTooLarge } from '../storage/unzip.ts'
import { Refused, tooLarge, tooManyRows, unreadable } from './refused.ts'
import type { SheetLimits, SheetRow } from './sheet.ts'

/** Blank rows with formatting are skipped, up to this many. */
const MOST_WALKED = 100_000

const MOST_UNPACKED = 60_000_000

/** Unpacks every part once and throws it away. */
function weighUnpacked(bytes: Uint8Array) {
  try {
    for (const _ of unzip(bytes, MOST_UNPACKED));
  } catch (error) {
    if (error instanceof ZipTooLarge) throw tooLarge()
    throw error instanceof BrokenZip ? unreadable() : error
  }
}

export async function readXlsx(bytes: Uint8Array, limits: SheetLimits): Promise<SheetRow[]> {
  weighUnpacked(bytes)
  const { found, add } = findRows(limits)
  try {
    let walked = 0
    for await (const { index, values } of streamXlsxRows(bytes)) {
      add(index + 1, values.slice(0, limits.columns).map(textOf))
      if (++walked > MOST_WALKED) throw tooManyRows(limits.rows)
    }
  } catch (error) {
    throw error instanceof Refused ? error : unreadable()
  }
  return found
}

type Value = string | number | boolean | Date | null | undefined

/** As it was typed: a number without formatting, a day as ISO. */
function textOf(value: Value): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}
