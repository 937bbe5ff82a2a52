import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import * as z from 'zod/mini'
import { pairs } from '#wire/place/address.ts'
import type { Refusal } from '#server/refusal.ts'
import { coerce, nest } from './decode.ts'

const schema = z.object({
  text: z.string(),
  count: z.int(),
  yes: z.boolean(),
  kind: z.enum(['a', 'b']),
  size: z.union([z.literal(10), z.literal(25)]),
  maybe: z.optional(z.nullable(z.string())),
  date: z.nullable(z.iso.date()),
  tags: z.array(z.string()),
  rows_attributes: z.array(
    z.object({ id: z.optional(z.string()), days: z.array(z.int()), _destroy: z._default(z.boolean(), false) }),
  ),
})
const word = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text !== '')
const value = fc.record({
  text: fc.string(),
  count: fc.integer(),
  yes: fc.boolean(),
  kind: fc.constantFrom('a', 'b'),
  size: fc.constantFrom(10, 25),
  maybe: fc.oneof(word, fc.constant(null)),
  date: fc.constantFrom('2026-11-21', null),
  tags: fc.array(word),
  rows_attributes: fc.array(
    fc.record({ id: word, days: fc.array(fc.integer(), { minLength: 1 }), _destroy: fc.boolean() }),
  ),
})
const plain = (made: unknown) => JSON.parse(JSON.stringify(made)) as unknown

test('whatever the client writes as a form is read back as it was', () => {
  fc.assert(
    fc.property(value, (sent) =>
      assert.deepEqual(plain(coerce(schema, nest(pairs(sent) as Iterable<[string, string]>))), plain(sent)),
    ),
  )
})

test('no name of a field breaks the reader or reaches a prototype', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('[', ']', '[]', '__proto__', 'constructor', 'toString', '0', '-1', '999999999999'),
  )
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.array(part).map((parts) => parts.join('')),
          fc.string(),
        ),
      ),
      (entries) => {
        try {
          coerce(schema, nest(entries))
        } catch (error) {
          assert.equal((error as Refusal).status, 400)
        }
        assert.equal(Object.keys(Object.prototype).length, 0)
      },
    ),
  )
})

test('numbers and yes or no are read strictly', () => {
  const read = (text: string) =>
    coerce(z.object({ n: z.int(), b: z.boolean() }), { n: text, b: text }) as { n: unknown; b: unknown }
  for (const text of ['', '1,', '1.234,5', ' ', '1e3', '0x10', 'NaN', 'Infinity', '１', '--1'])
    assert.equal(read(text).n, text)
  assert.deepEqual(
    ['12', '-3', ' 4 ', '1.5', '12,5'].map((text) => read(text).n),
    [12, -3, 4, 1.5, 12.5],
  )
  assert.deepEqual(
    ['true', '1', 'on', 'false', '0', 'sim', 'TRUE'].map((text) => read(text).b),
    [true, true, true, false, false, 'sim', 'TRUE'],
  )
})

test('the rows of a form without positions are told apart by the keys that come again', () => {
  const read = (query: string) => JSON.parse(JSON.stringify(nest(new URLSearchParams(query)))) as unknown
  assert.deepEqual(read('m[][name]=Ana&m[][email]=a@x&m[][name]=Bia&m[][email]=b@x'), {
    m: { 0: { name: 'Ana', email: 'a@x' }, 1: { name: 'Bia', email: 'b@x' } },
  })
  assert.deepEqual(read('d[][day]=1&d[][hours][][from]=8&d[][hours][][to]=9&d[][hours][][from]=10&d[][day]=2'), {
    d: { 0: { day: '1', hours: { 0: { from: '8', to: '9' }, 1: { from: '10' } } }, 1: { day: '2' } },
  })
  assert.deepEqual(read('a[]=x&a[]=y'), { a: { 0: 'x', 1: 'y' } })
})
