// Workbooks that no spreadsheet program writes: invalid content and packing.
import fc from '#test/support/fast-check.ts'
import { zip } from '#test/support/files/zip-files.ts'
import { hostileText } from './hostile-values.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

type Parts = { sheet: string; shared?: string; styles?: string; target?: string }

/** The parts of a workbook around the XML of its sheet. */
export const partsOf = ({ sheet, shared = '', styles = '', target = 'worksheets/sheet1.xml' }: Parts) => [
  {
    name: '[Content_Types].xml',
    content:
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override ' +
      `PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    content:
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" ` +
      `Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    content:
      `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="A" ` +
      'sheetId="1" r:id="rId1"/></sheets></workbook>',
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content:
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" ` +
      `Target="${target}"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" ` +
      `Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${OFFICE}/styles" ` +
      'Target="styles.xml"/></Relationships>',
  },
  {
    name: 'xl/worksheets/sheet1.xml',
    content: `<worksheet xmlns="${SHEETS}"><sheetData>${sheet}</sheetData></worksheet>`,
  },
  { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${SHEETS}">${shared}</sst>` },
  { name: 'xl/styles.xml', content: `<styleSheet xmlns="${SHEETS}">${styles}</styleSheet>` },
]

const TITLES = ['Nome completo', 'E-mail', 'Permissões', 'CPF']
const column = (at: number) => String.fromCharCode(65 + at)
const inline = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`
const HEADER = `<row r="1">${TITLES.map((title, at) => inline(`${column(at)}1`, title)).join('')}</row>`

/** With a number, a day and a shared string. */
const PEOPLE =
  `<row r="2">${inline('A2', 'Ana Exemplo')}<c r="B2" t="s"><v>0</v></c><c r="C2" ` +
  't="s"><v>1</v></c><c r="D2" s="1"><v>45000</v></c></row>'
type Written = { header?: string; rows?: string } & Omit<Parts, 'sheet'>

const escaped = hostileText.map((text) => text.toWellFormed().replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`))
const raw = fc.oneof(
  { weight: 3, arbitrary: escaped },
  hostileText,
  fc.constantFrom(
    '&#0;',
    '&#xD800;',
    '&#x110000;',
    '&#99999999999;',
    '&a;',
    '&',
    '<![CDATA[x',
    '<!-- x',
    '<t>',
    '</row>',
  ),
  fc.constantFrom('1', '-1', '1e400', 'NaN', '45000', '1e15', '0x1', '99999999999999', '2958466', ' 1 '),
  fc
    .constantFrom('(', ' ', '"', '<t>', '<r>', '&amp;')
    .chain((one) => fc.constantFrom(5_000, 400_000).map((n) => one.repeat(n / one.length))),
)
const ref = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.nat(30), fc.nat(9)).map(([at, row]) => `${column(at % 26)}${row}`) },
  fc.constantFrom(
    '',
    '1',
    'A',
    'A0',
    'A-1',
    'XFD1048576',
    'ZZZZZZZZ1',
    'A99999999999',
    'a1',
    'Ç1',
    'A1:B2',
    '$A$1',
    '1A',
  ),
)
const type = fc.constantFrom('', 's', 'b', 'e', 'd', 'n', 'str', 'inlineStr', 'x', '__proto__')
const cell = fc
  .tuple(ref, type, fc.constantFrom('', '0', '1', '9999', '-1', 'x'), raw)
  .map(([at, kind, style, value]) => {
    const inside = kind === 'inlineStr' ? `<is><t>${value}</t></is>` : `<f>1</f><v>${value}</v>`
    return `<c r="${at}"${kind && ` t="${kind}"`}${style && ` s="${style}"`}>${inside}</c>`
  })
const row = fc
  .tuple(fc.constantFrom('', '2', '3', '0', '-1', '1048577', '99999999999', 'x'), fc.array(cell, { maxLength: 6 }))
  .map(([at, cells]) => `<row${at && ` r="${at}"`}>${cells.join('')}</row>`)
const rows = fc.oneof(
  { weight: 8, arbitrary: fc.array(row, { maxLength: 5 }).map((all) => all.join('')) },
  fc.constantFrom(
    '<row/>'.repeat(150_000),
    `<row>${'<c/>'.repeat(100_000)}</row>`,
    '<row>'.repeat(20_000),
    `<row r="2">${inline('A2', '<r>'.repeat(20_000))}</row>`,
    `<row r="2">${Array.from({ length: 3_000 }, () => inline('XFD2', 'a')).join('')}</row>`,
    Array.from({ length: 6_000 }, (_, n) => `<row r="${n + 2}">${inline(`A${n + 2}`, 'Ana')}</row>`).join(''),
  ),
)
const shared = fc.array(raw, { maxLength: 4 }).map((all) => all.map((text) => `<si><t>${text}</t></si>`).join(''))
const styles = raw.map(
  (code) =>
    '<numFmts><numFmt numFmtId="164" ' +
    `formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="0"/><xf ` +
    'numFmtId="164"/></cellXfs>',
)
const target = fc.constantFrom(
  'worksheets/sheet1.xml',
  'worksheets/sheet1.xml',
  '../../../../etc/passwd',
  '/etc/passwd',
  'http://[::1',
  '',
  'workbook.xml',
)

/** One part with invalid content. */
const written = fc
  .oneof(
    { weight: 4, arbitrary: fc.record({ rows }) },
    fc.record({ shared }),
    fc.record({ styles }),
    fc.record({ target }),
    fc.record({ header: raw }),
  )
  .map(({ header = HEADER, rows = PEOPLE, ...others }: Written) => partsOf({ sheet: header + rows, ...others }))

const FLOOD = zip(partsOf({ sheet: `<row r="1">${inline('A1', 'a'.repeat(80_000_000))}</row>` }))
/** A zip bomb whose directory states false sizes. */
const LYING = zip(
  partsOf({ sheet: `${HEADER}<row r="2">${inline('A2', '('.repeat(20_000_000))}</row>` }).map((part) => ({
    ...part,
    unpacked: 100,
  })),
)

/** Changes, drops or repeats a few bytes of a file. */
export const torn = (whole: Buffer) =>
  fc
    .tuple(
      fc.nat(whole.length),
      fc.nat(60),
      fc.uint8Array({ maxLength: 60 }),
      fc.constantFrom('change', 'cut', 'double', 'end'),
    )
    .map(([at, length, bytes, how]) => {
      const [before, some, after] = [
        whole.subarray(0, at),
        whole.subarray(at, at + length),
        whole.subarray(at + length),
      ]
      if (how === 'end') return before
      return Buffer.concat(
        [before, how === 'change' ? bytes : how === 'double' ? Buffer.concat([some, some]) : '', after].map((part) =>
          Buffer.from(part),
        ),
      )
    })

const named = fc.constantFrom(
  'xl/workbook.xml',
  '../../x',
  '/etc/passwd',
  '',
  'xl\\workbook.xml',
  'x'.repeat(60_000),
  '__proto__',
)

/** Invalid zips of valid parts, and valid zips of invalid parts. */
export const workbook: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 6, arbitrary: written.map((parts) => zip(parts)) },
  { weight: 3, arbitrary: written.chain((parts) => torn(zip(parts))) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(written, fc.array(named, { maxLength: 4 }))
      .map(([parts, more]) => zip([...parts, ...more.map((name) => ({ name }))], 'PK\x05\x06')),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(written, fc.constantFrom(1, 8, 0x800, 0xffff), fc.constantFrom(0, 1, 0xffffffff))
      .map(([parts, flags, unpacked]) => zip(parts.map((part) => ({ ...part, flags, unpacked })))),
  },
  fc.constantFrom(
    FLOOD,
    LYING,
    zip([]),
    Buffer.from('PK\x03\x04'),
    Buffer.from('PK\x05\x06\0\0'),
    zip(Array.from({ length: 5_000 }, (_, n) => ({ name: `${n}`, content: '' }))),
  ),
)
