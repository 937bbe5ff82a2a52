// The registers of the Ministry of Education as published: comma or semicolon, UTF-8 or Windows-1252, whatever order of
// columns.
import { createReadStream } from 'node:fs'
import { csvRows } from '#server/spreadsheets/csv.ts'

export type RegisterRow = { line: number; value: (column: string) => string }
/** A fault of the file itself, told to whoever runs the import. */
export class RegisterFault extends Error {}

const FAULTY_ENCODING = new TextDecoder('utf-8', { fatal: true })
const EMPTY = new Set(['', '-', '*', 'null', 'nan', 'nao informado', 'nao informada', 'nao se aplica'])

/** Lower case, no accents, words apart by one space. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

async function isUtf8(file: string) {
  try {
    for await (const chunk of createReadStream(file)) FAULTY_ENCODING.decode(chunk as Buffer, { stream: true })
    FAULTY_ENCODING.decode()
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
    return false
  }
}

async function* textOf(file: string, encoding: string) {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 }))
    yield decoder.decode(chunk as Buffer, { stream: true })
  yield decoder.decode()
}

async function separatorOf(file: string) {
  for await (const { fields } of csvRows(textOf(file, 'latin1'), '\n')) {
    const header = fields[0] ?? ''
    return [';', ',', '\t'].reduce((best, mark) =>
      header.split(mark).length > header.split(best).length ? mark : best,
    )
  }
  throw new RegisterFault('O arquivo está vazio.')
}

const columnName = (header: string) => plain(header).toUpperCase().replaceAll(' ', '_')

/** Rows by column name; a row with another number of fields goes to `broken` with its line. */
export async function* registerRows(
  file: string,
  needs: string[],
  broken: (line: number, sentence: string) => void,
): AsyncGenerator<RegisterRow> {
  const encoding = (await isUtf8(file)) ? 'utf-8' : 'windows-1252'
  let columns: Map<string, number> | undefined
  for await (const { line, fields } of csvRows(textOf(file, encoding), await separatorOf(file))) {
    if (!columns) {
      columns = new Map(fields.map((header, i) => [columnName(header), i]))
      const missing = needs.filter((name) => !columns!.has(name))
      if (missing.length)
        throw new RegisterFault(
          `Faltam colunas neste arquivo: ${missing.join(', ')}. As que ele tem: ${[...columns.keys()].join(', ')}.`,
        )
    } else if (fields.length !== columns.size) broken(line, `tem ${fields.length} campos em vez de ${columns.size}`)
    else {
      const positions = columns
      const value = (column: string) => {
        const text = (fields[positions.get(column) ?? -1] ?? '').replace(/\s+/g, ' ').trim()
        return EMPTY.has(text.toLowerCase()) ? '' : text
      }
      yield { line, value }
    }
  }
}
