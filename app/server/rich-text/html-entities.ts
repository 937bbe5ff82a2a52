// Entities that editors send. Others stay as typed.
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  ordf: 'ª',
  ordm: 'º',
  deg: '°',
  euro: '€',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  sect: '§',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  frac12: '½',
  szlig: 'ß',
  ccedil: 'ç',
  Ccedil: 'Ç',
}
const MARKS: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
}

const accented = (name: string) => {
  const mark = MARKS[name.slice(1)]
  return mark && `${name[0]}${mark}`.normalize('NFC')
}

const numbered = (code: number) =>
  code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff))
    ? String.fromCodePoint(code)
    : ''

/** '&eacute;', '&#233;', '&#xe9;' → 'é' */
export const readEntities = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,9}));?/gi,
    (whole, decimal?: string, hex?: string, name?: string) =>
      name === undefined
        ? numbered(decimal ? Number(decimal) : parseInt(hex!, 16))
        : whole.endsWith(';')
          ? (NAMED[name] ?? accented(name) ?? whole)
          : whole,
  )
