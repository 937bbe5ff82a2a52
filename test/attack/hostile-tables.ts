// CSV that no spreadsheet program writes.
import fc from '#test/support/fast-check.ts'
import { hostileText } from './hostile-values.ts'
import { torn } from './hostile-workbooks.ts'

const TITLES = ['Nome completo', 'E-mail', 'Permissões', 'CPF', 'Telefone']
const PERSON = ['Ana Exemplo', 'ana@planilha.example', 'Recrutador', '529.982.247-25', '(11) 98888-7777']

const long = fc
  .tuple(
    fc.constantFrom('(', '"', '""', '\n', '\r', ',', ';', ' ', '"\n', '""\n', "'=", '\u00a0', 'a@', '(a)'),
    fc.constantFrom(70_000, 1_500_000),
  )
  .map(([one, length]) => one.repeat(length / one.length))
const cell = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TITLES, ...PERSON) },
  { weight: 6, arbitrary: hostileText },
  { weight: 1, arbitrary: long },
  hostileText.map((text) => `"${text}`),
  hostileText.map((text) => `"${text.replaceAll('"', '""')}"`),
)
const line = fc.array(cell, { maxLength: 8 })
const lines = fc
  .tuple(
    fc.constantFrom([TITLES], [TITLES, PERSON], []),
    fc.array(line, { maxLength: 6 }),
    fc.constantFrom(';', ',', '\t'),
    fc.constantFrom('\n', '\r\n', '\r'),
  )
  .map(([before, rows, separator, end]) => [...before, ...rows].map((cells) => cells.join(separator)).join(end))
const text = fc.oneof(
  { weight: 8, arbitrary: lines },
  long,
  fc.constant([TITLES, ...Array.from({ length: 6_000 }, () => PERSON)].map((cells) => cells.join(';')).join('\n')),
  fc.constant(`${TITLES.join(';')}\n${'x;'.repeat(500_000)}`),
)
const wide = (words: string) => Buffer.from(`\ufeff${words}`, 'utf16le')

/** In any encoding, complete or truncated. */
export const table: fc.Arbitrary<Buffer> = fc
  .tuple(text, fc.constantFrom('utf8', 'latin1', 'wide', 'swapped'))
  .map(([words, encoding]) =>
    encoding === 'wide'
      ? wide(words)
      : encoding === 'swapped'
        ? wide(words).swap16()
        : Buffer.from(words, encoding as 'utf8'),
  )
  .chain((bytes) => fc.oneof({ weight: 3, arbitrary: fc.constant(bytes) }, torn(bytes)))
