// CSV as spreadsheets and public registers write it. One record at a time, whatever the size of the file.
export type Row = { line: number; fields: string[] }

/** A record that is not complete. `quoted` is a field whose closing quote may be on a later line. */
type Open = { text: string; fields: string[]; quoted?: string }

/** Reads to the field's closing quote and returns the position after it; -1 when the line ends first. */
function closeQuote(open: Open, line: string, from: number): number {
  for (let at = from; ;) {
    const quote = line.indexOf('"', at)
    open.quoted += quote < 0 ? `${line.slice(at)}\n` : line.slice(at, quote)
    if (quote < 0) return -1
    if (line[quote + 1] !== '"') return quote + 1
    open.quoted += '"'
    at = quote + 2
  }
}

/** Reads one more line of a record; returns false while a field lacks its closing quote. Each line is read once. */
function readOn(open: Open, line: string, separator: string): boolean {
  for (let at = 0; ;) {
    if (open.quoted === undefined && line[at] === '"') {
      open.quoted = ''
      at += 1
    }
    let end: number
    if (open.quoted === undefined) {
      end = line.indexOf(separator, at)
      open.fields.push(line.slice(at, end < 0 ? undefined : end))
    } else {
      at = closeQuote(open, line, at)
      if (at < 0) return false
      open.fields.push(open.quoted)
      delete open.quoted
      end = line.indexOf(separator, at)
    }
    if (end < 0) return true
    at = end + 1
  }
}

/** The fields of a single line; undefined when one is not closed. */
function split(line: string, separator: string): string[] | undefined {
  if (!line.includes('"')) return line.split(separator)
  const open: Open = { text: line, fields: [] }
  return readOn(open, line, separator) ? open.fields : undefined
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

/** A quote that never closes would consume the rest of the file: a longer record is given up. */
const LONGEST = 65_536

/** Rows with their first line; blank lines are skipped. A record given up has one field. */
export async function* csvRows(chunks: AsyncIterable<string>, separator = ','): AsyncGenerator<Row> {
  let open: Open | undefined
  let line = 0
  let starts = 1
  for await (const ended of linesOf(chunks)) {
    line += 1
    const text = ended.endsWith('\r') ? ended.slice(0, -1) : ended
    if (!open) {
      starts = line
      if (!text.includes('"')) {
        if (text.trim()) yield { line: starts, fields: text.split(separator) }
        continue
      }
    }
    open ??= { text: '', fields: [] }
    open.text += text
    const whole = readOn(open, text, separator)
    if (whole || open.text.length > LONGEST) {
      yield { line: starts, fields: whole ? open.fields : [open.text] }
      open = undefined
    } else open.text += '\n'
  }
  if (open) yield { line: starts, fields: [open.text] }
}

/** A small file as objects, named by its first line. */
export function csvObjects(text: string): Record<string, string>[] {
  const [header = [], ...rows] = text
    .split('\n')
    .filter(Boolean)
    .map((line) => split(line, ',') ?? [])
  return rows.map((fields) => Object.fromEntries(header.map((name, i) => [name, fields[i] ?? ''])))
}
