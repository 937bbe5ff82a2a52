import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { decimalField, textField } from '#wire/fields.ts'
import { fileField } from '#wire/file-field.ts'
import { typedOf } from '#wire/record.ts'
import { rowsField } from '#wire/rows-field.ts'
import { changedIn, errorsIn, labelOf, sentIn } from './draft.ts'
import { rebase } from './rebase.ts'
import { whereTheyPart } from './words-of.ts'

const fields = {
  title: textField('Título', 10),
  city: textField('Cidade', 10),
  hours: decimalField('Horas', z.number('Só números')),
  file: fileField('Arquivo'),
}
const stored = (name: string, url = name) => ({ name, url })
const base = typedOf(fields, { title: 'a', city: 'b', hours: 1.5, file: stored('a.pdf') })
const clashes = (typed: object, now: object, unanswered: object[] = []) => {
  const drafts = [typed, now, ...unanswered].map((one) => ({ ...base, ...one })) as (typeof base)[]
  const { draft, clashes } = rebase(fields, base, drafts[0]!, drafts[1]!, drafts.slice(2))
  return [draft, clashes.flatMap(({ names }) => names)] as const
}

test('what one of two people changed is joined without a question', () => {
  const [draft, asked] = clashes({ title: 'mine' }, { city: 'theirs' })
  assert.deepEqual([draft, asked], [{ ...base, title: 'mine', city: 'theirs' }, []])
})

test('what both changed is asked about, and holds what was typed until then; the same change is no clash', () => {
  const [draft, asked] = clashes({ title: 'mine', city: 'c' }, { title: 'theirs', city: ' c ' })
  assert.deepEqual([draft['title'], asked], ['mine', ['title']])
})

test('what was sent without an answer is nobody else’s change, whether it arrived or not', () => {
  const sent = { title: 'first', city: 'c' }
  assert.deepEqual(clashes({ title: 'second', city: 'c' }, sent, [sent])[1], [])
  assert.deepEqual(clashes({ title: 'second' }, {}, [sent])[0]['title'], 'second')
  assert.deepEqual(clashes({}, sent, [sent])[0]['title'], 'a', 'typed back since')
  assert.deepEqual(clashes({ title: 'second' }, { title: 'theirs' }, [sent])[1], ['title'])
})

test('a file that somebody else stored meanwhile is noticed, and the same one under another address is not', () => {
  const chosen = { file: new File(['x'], 'mine.pdf'), stored: stored('a.pdf'), removed: false }
  const [again, other] = [stored('a.pdf', 'signed-anew'), stored('b.pdf')].map((one) => typedOf(fields, { file: one }))
  assert.deepEqual(clashes({ file: chosen }, { file: again!.file })[1], [])
  assert.deepEqual(clashes({ file: chosen }, { file: other!.file })[1], ['file'])
})

test('a draft reads a record and is sent back as it was; what is typed wrong is said on its field', () => {
  assert.deepEqual(sentIn(fields, base, base), { title: 'a', city: 'b', hours: 1.5 })
  assert.deepEqual(changedIn(fields, base, { ...base, hours: '2', title: 'a ' }), ['hours'])
  const file = new File(['x'], 'x.pdf')
  const typed = { ...base, title: ' x ', hours: '12,5', file: { ...base.file, file } }
  assert.deepEqual(sentIn(fields, typed, base, ['title', 'hours', 'file']), { title: 'x', hours: 12.5, file })
  assert.deepEqual(errorsIn(fields, { ...typedOf(fields), title: 'x', hours: 'doze' }), {
    city: 'Não pode ficar em branco',
    hours: 'Só números',
    file: 'Não pode ficar em branco',
  })
})

test('of two long texts that part late, both are shown from there on', () => {
  const long = 'x'.repeat(500)
  assert.deepEqual(whereTheyPart(`${long} meu`, `${long} dela`), [`…${'x'.repeat(39)} meu`, `…${'x'.repeat(39)} dela`])
  assert.deepEqual(whereTheyPart('meu', 'dela'), ['meu', 'dela'])
})

const place = {
  state: { ...textField('Estado', 2), group: 'Lugar' },
  city: { ...textField('Cidade', 20), group: 'Lugar' },
}
test('a choice in several fields is one: whoever moved to another state took the city along', () => {
  const began = typedOf(place, { state: 'SP', city: 'Santos' })
  const { draft, clashes } = rebase(place, began, { ...began, city: 'Campinas' }, { state: 'MG', city: 'Betim' })
  assert.deepEqual(draft, { state: 'SP', city: 'Campinas' })
  assert.deepEqual(
    clashes.map(({ label, names }) => [label, names]),
    [['Lugar', ['state', 'city']]],
  )
  assert.deepEqual(rebase(place, began, began, { state: 'MG', city: 'Betim' }).draft, { state: 'MG', city: 'Betim' })
})

const row = { name: textField('Nome', 10), note: textField('Nota', 10) }
const listed = {
  rows: rowsField('Linhas', row, z.array(z.looseObject(z.object({ name: row.name.schema }).shape)) as never),
}
const rowsOf = (...rows: object[]) => typedOf(listed, { rows: rows as never })

test('a removed row is sent by id after the others; one removed by somebody else becomes new', () => {
  const began = rowsOf({ id: 'a', name: 'A', note: '' }, { id: 'b', name: 'B', note: '' })
  const typed = rowsOf({ id: 'b', name: 'B2', note: '' }, { name: 'C', note: '' })
  const sent = (base: object) => sentIn(listed, typed, base as never)['rows']
  const gone = { id: 'a', _destroy: true }
  assert.deepEqual(sent(began), [{ id: 'b', name: 'B2', note: '' }, { name: 'C', note: '' }, gone])
  assert.deepEqual(sent(rowsOf({ id: 'a', name: 'A', note: '' })), [
    { name: 'B2', note: '' },
    { name: 'C', note: '' },
    gone,
  ])
})

test('a list is one field, whatever ids its rows have got; what is wrong is said in its row', () => {
  const began = rowsOf({ name: 'A', note: '' })
  assert.deepEqual(changedIn(listed, began, rowsOf({ id: 'a', name: 'A ', note: '' })), [])
  const { clashes } = rebase(listed, began, rowsOf({ name: 'B', note: '' }), rowsOf({ name: 'C', note: '' }))
  assert.deepEqual(
    clashes.map(({ label }) => label),
    ['Linhas'],
  )
  const wrong = rowsOf({ name: '', note: '' }, { name: 'X', note: '' }, { name: '', note: '' })
  assert.deepEqual(Object.keys(errorsIn(listed, wrong)), ['rows.0.name', 'rows.2.name'])
  assert.deepEqual(Object.keys(errorsIn(listed, wrong, ['rows'], 2)), ['rows.2.name'])
  assert.equal(labelOf(listed, 'rows.2.name'), 'Linhas 3, Nome')
})

test('a field that was cleared says the same as a blank one', () => {
  assert.deepEqual(changedIn(fields, { ...base, city: '' }, { ...base, city: null }), [])
  assert.deepEqual(clashes({ city: null }, { city: '' })[1], [])
})
