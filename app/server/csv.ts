// Separated values, as spreadsheets and public registers write them. One record at a time, whatever the size of the file.
export type Row = { line: number; fields: string[] }

/** One record; null while a quoted field waits for its closing quote on a later line. */
function split(record: string, separator: string): string[] | null {
  if (!record.includes('"')) return record.split(separator)
  const fields: string[] = []
  let at = 0
  for (;;) {
    if (record[at] === '"') {
      let field = ''
      for (at += 1; ; at += 2) {
        const quote = record.indexOf('"', at)
        if (quote < 0) return null
        field += record.slice(at, quote)
        at = quote
        if (record[at + 1] !== '"') break
        field += '"'
      }
      const end = record.indexOf(separator, at)
      fields.push(field)
      if (end < 0) return fields
      at = end + 1
    } else {
      const end = record.indexOf(separator, at)
      fields.push(end < 0 ? record.slice(at) : record.slice(at, end))
      if (end < 0) return fields
      at = end + 1
    }
  }
}

async function* linesOf(chunks: AsyncIterable<string>) {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  if (rest) yield rest
}

/** A quote that never closes would swallow the rest of the file: past this length its record is given up. */
const LONGEST = 65_536

/** Rows with the line they start on; blank lines are skipped. A record given up comes as one field. */
export async function* csvRows(chunks: AsyncIterable<string>, separator = ','): AsyncGenerator<Row> {
  let pending = ''
  let line = 0
  let starts = 1
  for await (const text of linesOf(chunks)) {
    line += 1
    if (!pending) starts = line
    const record = pending + (text.endsWith('\r') ? text.slice(0, -1) : text)
    const fields = split(record, separator) ?? (record.length > LONGEST ? [record] : null)
    pending = fields ? '' : `${record}\n`
    if (fields && record.trim()) yield { line: starts, fields }
  }
  if (pending) yield { line: starts, fields: [pending] }
}

/** A whole small file as objects named by its first line. */
export function csvObjects(text: string): Record<string, string>[] {
  const [header = [], ...rows] = text
    .split('\n')
    .filter(Boolean)
    .map((line) => split(line, ',') ?? [])
  return rows.map((fields) => Object.fromEntries(header.map((name, i) => [name, fields[i] ?? ''])))
}
