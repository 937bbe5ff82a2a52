import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { xlsx, zip } from '#test/support/files/zip-files.ts'
import { readSheet, UnreadableSheet, writeSheet } from './sheet.ts'
import { streamCsv, streamSheet } from './stream-sheet.ts'

const limits = { rows: 10, columns: 5 }
const sheet = (rows: string[][]) =>
  writeSheet({
    name: 'Dados',
    columns: [
      { header: 'Nome', width: 20 },
      { header: 'Sim ou não', width: 10, values: ['sim', 'não'] },
    ],
    rows,
  })
const cells = async (bytes: Uint8Array, type: 'xlsx' | 'text' = 'xlsx') =>
  (await readSheet(bytes, type, limits)).map((row) => row.cells)

/** A workbook around the XML of one sheet. */
const workbook = (xml: string) =>
  zip([
    {
      name: '[Content_Types].xml',
      content:
        '<Types ' +
        'xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override ' +
        'PartName="/xl/workbook.xml" ' +
        'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      content:
        '<Relationships ' +
        'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" ' +
        'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" ' +
        'Target="xl/workbook.xml"/></Relationships>',
    },
    {
      name: 'xl/workbook.xml',
      content:
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
        'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet ' +
        'name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<Relationships ' +
        'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" ' +
        'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" ' +
        'Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: xml },
  ])
const rowsXml = (rows: string) =>
  '<worksheet ' +
  `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

test('what is written is read again, texts that look like formulas too', async () => {
  const rows = [
    ['Ana', 'sim'],
    ['=HYPERLINK("http://x.example")', '+55'],
    ['@x', '-1'],
    ['Ana _x0041_ x_', '_x000d_'],
  ]
  assert.deepEqual(await cells(await sheet(rows)), [['Nome', 'Sim ou não'], ...rows])
})

test('days and numbers are cells of their kind, and the header stands out, stays and filters', async () => {
  const bytes = await writeSheet({
    name: 'Dados',
    columns: [
      { header: 'Dia', width: 12, format: 'dd/mm/yyyy' },
      { header: 'Nota', width: 8, format: '0.0' },
    ],
    rows: [
      [new Date('2026-11-21'), 4.5],
      [null, null],
    ],
  })
  assert.deepEqual(await cells(bytes), [
    ['Dia', 'Nota'],
    ['2026-11-21', '4.5'],
  ])
  const { rows, cells: styled, freezePane, autoFilter } = (await readXlsx(bytes, { readStyles: true })).sheets[0]!
  assert.deepEqual(rows[1], [new Date('2026-11-21'), 4.5])
  assert.deepEqual([freezePane?.rows, autoFilter?.range], [1, 'A1:B3'])
  assert.deepEqual(
    [styled?.get('0,0')?.style?.font?.bold, styled?.get('1,0')?.style?.font?.bold, styled?.get('1,0')?.style?.numFmt],
    [true, undefined, 'dd/mm/yyyy'],
  )
})

test('a sheet goes out while its rows come, and says what one made whole says', async () => {
  const hostile = '=1+1; "Ana" _x0041_'
  const columns = [
    { header: 'Nome', width: 20 },
    { header: 'Dia', width: 12, format: 'dd/mm/yyyy' },
  ]
  const many = <T>(row: T, most: number) => {
    const { promise: over, resolve } = Promise.withResolvers<void>()
    let read = 0
    async function* rows() {
      try {
        while (read++ < most) yield row
      } finally {
        resolve()
      }
    }
    return { rows: rows(), read: () => read, over }
  }
  const ways = [
    (most: number) => {
      const of = many([hostile, new Date('2026-11-21')], most)
      return { ...of, type: 'xlsx' as const, stream: streamSheet({ name: 'Dados', columns }, of.rows) }
    },
    (most: number) => {
      const of = many([hostile, '2026-11-21'], most)
      return { ...of, type: 'text' as const, stream: streamCsv(['Nome', 'Dia'], of.rows) }
    },
  ]
  for (const way of ways) {
    const { stream: whole, type } = way(1)
    const bytes = new Uint8Array(await new Response(whole as never).arrayBuffer())
    assert.deepEqual(await cells(bytes, type), [
      ['Nome', 'Dia'],
      [hostile, '2026-11-21'],
    ])
    const { stream, read, over } = way(1_000_000)
    const reader = stream.getReader()
    for (let chunk = 0; chunk < 4; chunk++) await reader.read()
    assert.ok(read() > 0 && read() < 100_000, String(read()))
    await reader.cancel()
    await over // of who goes away no more rows are read
    assert.ok(read() < 200_000, String(read()))
  }
})

test('blank rows are left out and lines keep the numbers they have in the file', async () => {
  const rows = await readSheet(
    await sheet([
      ['Ana', ''],
      ['', ''],
      ['Bia', ''],
    ]),
    'xlsx',
    limits,
  )
  assert.deepEqual(
    rows.map(({ line }) => line),
    [1, 2, 4],
  )
})

test('impossible row numbers are refused in words, and characters no database keeps are left out', async () => {
  const row = (r: string) => `<row r="${r}"><c t="inlineStr"><is><t>Ana</t></is></c></row>`
  for (const rows of [row('2') + row('2'), row('3') + row('2'), row('x'), row('99999999999')])
    assert.ok((await cells(workbook(rowsXml(rows))).catch((error: unknown) => error)) instanceof UnreadableSheet, rows)
  assert.deepEqual(await cells(Buffer.from(`A\0na;${'a'.repeat(999)}\u{1f600}`), 'text'), [
    ['Ana', `${'a'.repeat(999)}\ufffd`],
  ])
})

test('a formula counts for what it last showed, and nothing is computed', async () => {
  const xml = rowsXml('<row r="1"><c r="A1" t="str"><f>CMD|calc!A1</f><v>visto</v></c><c r="B1"><f>1+1</f></c></row>')
  assert.deepEqual(await cells(workbook(xml)), [['visto', '']])
})

test('more rows than the limit are refused in words', async () => {
  await assert.rejects(
    cells(await sheet(Array.from({ length: 11 }, () => ['Ana', 'sim']))),
    (error) => error instanceof UnreadableSheet && /passa de 10 linhas/.test(error.message),
  )
})

const flood = rowsXml(`<row r="1"><c r="A1" t="inlineStr"><is><t>${'a'.repeat(80_000_000)}</t></is></c></row>`)

test('a file that unpacks to a flood is refused whatever sizes it states', async () => {
  const bomb = zip([{ name: 'xl/worksheets/sheet1.xml', content: flood, unpacked: 100 }])
  assert.ok(bomb.length < 200_000)
  await assert.rejects(cells(bomb), UnreadableSheet)
})

test('whoever sends a sheet with one endless cell gets it back short, and nobody else waits for it', async () => {
  const endless = '('.repeat(1_500_000)
  const [[text, b] = []] = await cells(Buffer.from(`${endless},b`), 'text')
  assert.deepEqual([text, b], ['('.repeat(1_000), 'b'])
  const xml = rowsXml(`<row r="1"><c r="A1" t="inlineStr"><is><t>${endless}</t></is></c></row>`)
  assert.deepEqual(await cells(workbook(xml)), [['('.repeat(1_000)]])
})

test('one long text that thousands of cells repeat is refused before it is copied thousands of times', async () => {
  const long = 'a'.repeat(1_000)
  const row = (n: number) => `<row r="${n}">${`<c t="inlineStr"><is><t>${long}</t></is></c>`.repeat(20)}</row>`
  const rows = rowsXml(Array.from({ length: 1_001 }, (_, n) => row(n + 1)).join(''))
  const read = readSheet(workbook(rows), 'xlsx', { rows: 2_000, columns: 60 })
  await assert.rejects(read, /grande demais/)
})

test('entities that double themselves stay words', async () => {
  const laughs =
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b ' +
    `"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${rowsXml('<row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row>')}`
  const read = await cells(workbook(laughs)).catch((error: unknown) => error)
  assert.ok(read instanceof UnreadableSheet || String((read as string[][])[0]?.[0]).length < 20)
})

test('what is no workbook is refused in words', async () => {
  for (const bytes of [xlsx(), Buffer.from('PK\x03\x04'), workbook('<worksheet>')]) {
    const read = await cells(bytes).catch((error: unknown) => error)
    assert.ok(read instanceof UnreadableSheet || (Array.isArray(read) && read.length === 0), String(read))
  }
})

test('separated text is read in each encoding, with any of three separators', async () => {
  assert.deepEqual(await cells(Buffer.from('\uFEFFNome;Sim\r\n"José; Filho";não\r\n', 'utf8'), 'text'), [
    ['Nome', 'Sim'],
    ['José; Filho', 'não'],
  ])
  assert.deepEqual(await cells(Buffer.from('Nome,Sim\nJos\xe9,n\xe3o', 'latin1'), 'text'), [
    ['Nome', 'Sim'],
    ['José', 'não'],
  ])
  const wide = () => Buffer.from('\ufeffNome\tSim\r\nJosé\tnão\r\n', 'utf16le')
  for (const bytes of [wide(), wide().swap16()])
    assert.deepEqual(await cells(bytes, 'text'), [
      ['Nome', 'Sim'],
      ['José', 'não'],
    ])
  assert.deepEqual(await cells(Buffer.from("Nome\tSim\n'=1+1\tsim"), 'text'), [
    ['Nome', 'Sim'],
    ['=1+1', 'sim'],
  ])
})
