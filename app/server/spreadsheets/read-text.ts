import { csvRows } from './csv.ts'
import { utf16Of } from '../utf-16.ts'
import { findRows } from './found-rows.ts'
import type { SheetLimits, SheetRow } from './sheet.ts'

/** UTF-8, UTF-16 or Latin-1; commas, semicolons or tabs, whichever the first line has most of. */
export async function readText(bytes: Uint8Array, limits: SheetLimits): Promise<SheetRow[]> {
  const text = decoded(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const header = text.slice(0, text.indexOf('\n') >>> 0)
  const [separator] = [';', ',', '\t']
    .map((mark) => [mark, header.split(mark).length] as const)
    .sort((a, b) => b[1] - a[1])[0]!
  const { found, add } = findRows(limits)
  for await (const { line, fields } of csvRows(once(text), separator))
    add(line, fields.slice(0, limits.columns).map(bare))
  return found
}

/** Exports put ' before what a spreadsheet would compute. */
const bare = (cell: string) => cell.trimStart().replace(/^'(?=[=+\-@|%＝＋－＠])/, '')

async function* once(text: string) {
  yield text
}

function decoded(bytes: Uint8Array) {
  const wide = utf16Of(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
