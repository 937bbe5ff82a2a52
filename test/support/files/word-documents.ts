// Word documents around the XML of their body.
import { zip } from './zip-files.ts'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

type Entry = Parameters<typeof zip>[0][number]

export const partsOf = (body: string, relations = ''): Entry[] => [
  {
    name: '[Content_Types].xml',
    content:
      `<Types xmlns="${TYPES}"><Default Extension="rels" ` +
      'ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override ' +
      `PartName="/word/document.xml" ContentType="${MAIN}.document.main+xml"/><Override ` +
      `PartName="/word/styles.xml" ContentType="${MAIN}.styles+xml"/><Override PartName="/word/numbering.xml" ` +
      `ContentType="${MAIN}.numbering+xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    content:
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" ` +
      `Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  },
  {
    name: 'word/_rels/document.xml.rels',
    content:
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="s" Type="${OFFICE}/styles" ` +
      `Target="styles.xml"/><Relationship Id="n" Type="${OFFICE}/numbering" ` +
      `Target="numbering.xml"/>${relations}</Relationships>`,
  },
  {
    name: 'word/styles.xml',
    content:
      `<w:styles xmlns:w="${WORD}"><w:style w:type="paragraph" w:styleId="Ttulo"><w:name ` +
      'w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="Ttulo1"><w:name w:val="heading ' +
      '1"/></w:style></w:styles>',
  },
  {
    name: 'word/numbering.xml',
    content:
      `<w:numbering xmlns:w="${WORD}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt ` +
      'w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt ' +
      'w:val="decimal"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:lvl ' +
      'w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num ' +
      'w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId ' +
      'w:val="1"/></w:num></w:numbering>',
  },
  {
    name: 'word/document.xml',
    content:
      `<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}" ` +
      'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
      'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">' +
      `<w:body>${body}</w:body></w:document>`,
  },
]

export const wordDocument = (body: string, { relations = '', more = [] as Entry[] } = {}) =>
  zip([...partsOf(body, relations), ...more])

const run = (text: string, strong = false) =>
  `<w:r>${strong ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`
/** '**' makes a text bold, as in a template. */
export const runs = (text: string) =>
  text
    .split('**')
    .map((part, n) => (part ? run(part, n % 2 === 1) : ''))
    .join('')
export const p = (text: string, looks = '') => `<w:p>${looks && `<w:pPr>${looks}</w:pPr>`}${runs(text)}</w:p>`
export const styled = (style: string, text: string) => p(text, `<w:pStyle w:val="${style}"/>`)
export const numbered = (list: 1 | 2, text: string, level = 0) =>
  p(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)
const rowOf = (cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${p(cell)}</w:tc>`).join('')}</w:tr>`
export const table = (rows: string[][]) => `<w:tbl>${rows.map(rowOf).join('')}</w:tbl>`
export const linkedImage = (how: 'link' | 'embed', id: string) =>
  '<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><a:blip ' +
  `r:${how}="${id}"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
