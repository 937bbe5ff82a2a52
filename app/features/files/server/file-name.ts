import { FILE_KINDS, type FileKind } from '#server/storage/file-kinds.ts'

const LONGEST = 100
/** Control characters, bidirectional marks, and what file systems do not allow. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
const RESERVED = /[<>:"|?*]/g

/**
 * The name that people read: the given one without folders and invisible characters, with the extension of its
 * content.
 */
export function fileName(given: string, kind: FileKind): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1)!
  const plain = last
    .replace(/[\t\r\n]/g, ' ')
    .replace(UNPRINTABLE, '')
    .replace(RESERVED, '')
    .replace(/\s+/g, ' ')
    .trim()
  const endings: readonly string[] = FILE_KINDS[kind].endings
  const ending = endings.find((one) => plain.toLowerCase().endsWith(`.${one}`))
  const stem = [...(ending ? plain.slice(0, -ending.length - 1) : plain)].slice(0, LONGEST).join('')
  return `${stem.replace(/^[. ]+|(?<![. ])[. ]+$/g, '') || 'arquivo'}.${ending ?? endings[0]}`
}

/** An ASCII fallback for old clients, the name itself for others (RFC 5987). */
export function contentDisposition(how: 'inline' | 'attachment', name: string) {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w., ()-]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`
}
