import { size } from '#wire/text/sentences.ts'

export type FileKind = 'image' | 'photo' | 'picture' | 'pdf' | 'docx' | 'spreadsheet' | 'csv' | 'video' | 'zip'
export type FileRule = { kinds: readonly FileKind[]; /** of one file */ mostBytes: number; mostFiles?: number }

const KINDS: Record<FileKind, { words: string; endings: string[]; types: string[] }> = {
  image: {
    words: 'JPG, PNG ou WebP',
    endings: ['.jpg', '.jpeg', '.png', '.webp'],
    types: ['image/jpeg', 'image/png', 'image/webp'],
  },
  /** For a photographed page: phones convert their format to these when nothing else is accepted. */
  photo: { words: 'JPG ou PNG', endings: ['.jpg', '.jpeg', '.png'], types: ['image/jpeg', 'image/png'] },
  /** For pictures that the server redraws. */
  picture: {
    words: 'JPG, PNG, WebP, GIF ou AVIF',
    endings: ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.avif'],
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  },
  pdf: { words: 'PDF', endings: ['.pdf'], types: ['application/pdf'] },
  docx: {
    words: 'DOCX',
    endings: ['.docx'],
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  video: { words: 'MP4 ou WebM', endings: ['.mp4', '.m4v', '.webm'], types: ['video/mp4', 'video/webm'] },
  zip: { words: 'ZIP', endings: ['.zip'], types: ['application/zip', 'application/x-zip-compressed'] },
  csv: { words: 'CSV ou TXT', endings: ['.csv', '.txt'], types: ['text/csv', 'text/plain'] },
  spreadsheet: {
    words: 'XLSX',
    endings: ['.xlsx'],
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
}

const wordsOf = (kinds: readonly FileKind[]) =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
    kinds.flatMap((kind) => KINDS[kind].words.split(/, | ou /)),
  )

export const acceptOf = ({ kinds }: FileRule) =>
  kinds.flatMap((kind) => [...KINDS[kind].types, ...KINDS[kind].endings]).join(',')

/** The rule shown beforehand: 'JPG, PNG ou WebP, até 5 MB cada, no máximo 10 arquivos'. */
export function describeRule({ kinds, mostBytes, mostFiles }: FileRule): string {
  const limit = `até ${size(mostBytes)}`
  if (mostFiles === undefined) return `${wordsOf(kinds)}, ${limit}`
  return `${wordsOf(kinds)}, ${limit} cada, no máximo ${mostFiles} arquivos`
}

type Named = Pick<File, 'name' | 'type' | 'size'>

/** Why a file is refused. The server checks the content; here only name and size are certain. */
export function refuseFile({ name, type, size: bytes }: Named, { kinds, mostBytes }: FileRule): string | undefined {
  const fits = kinds.some(
    (kind) =>
      KINDS[kind].types.includes(type) || KINDS[kind].endings.some((ending) => name.toLowerCase().endsWith(ending)),
  )
  if (!fits) return `“${name}” não é aceito. Envie ${wordsOf(kinds)}.`
  if (bytes === 0) return `“${name}” está vazio.`
  if (bytes > mostBytes) return `“${name}” tem ${size(bytes)}. O limite é ${size(mostBytes)}.`
  return undefined
}

export function sortFiles<F extends Named>(files: readonly F[], rule: FileRule, already = 0) {
  const room = (rule.mostFiles ?? Infinity) - already
  const refusals: string[] = []
  const taken: F[] = []
  for (const file of files) {
    const refusal = refuseFile(file, rule)
    if (refusal) refusals.push(refusal)
    else if (taken.length >= room) refusals.push(`“${file.name}” passa do máximo de ${rule.mostFiles} arquivos.`)
    else taken.push(file)
  }
  return { taken, refusals }
}

export const countFiles = (count: number) => (count === 1 ? '1 arquivo selecionado' : `${count} arquivos selecionados`)
