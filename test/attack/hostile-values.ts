import fc from '#test/support/fast-check.ts'

const TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e\u200b',
  '%',
  '%00',
  '\\',
  "'",
  '"',
  '*',
  '(((((',
  '[a',
  '../../etc/passwd',
  '<p>&lt;<b>&nbsp;',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  'NaN',
  '-1',
  '1e400',
  '1,5',
  '0x10',
  '2147483648',
  '99999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  '00/00/0000',
  '31/02/2026',
  '9999-12-31',
  '+275760-09-13T00:00:00.000Z',
  '25:61',
  'a@b',
  'data:text/html,x',
  'http://[::1',
  '\u{1f600}'.repeat(50),
  'a'.repeat(5_000),
  'İ'.repeat(300),
]
const OTHERS = [null, true, false, 0, -0, -1, 1.5, 1e300, 2 ** 31, 2 ** 53, [], {}, [[]], [null], { '': {} }, [{}, {}]]

export const hostileText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)

/** Any JSON value in place of the expected one. */
export const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...OTHERS),
  fc.jsonValue({ maxDepth: 3 }),
  fc.nat(40).map((depth) => JSON.parse('['.repeat(depth + 1) + ']'.repeat(depth + 1)) as unknown),
)
