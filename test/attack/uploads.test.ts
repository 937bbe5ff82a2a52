// Requests that are no valid form: each gets a reason, and nothing is stored.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { openTarget } from './target.ts'

const target = await openTarget({ demo: true })
const ADDRESSES = ['/v1/profile/companies', '/v1/ies/universidade-horizonte/companies']
const ANSWERS = { left: [], faults: [] }

const lines = (...all: string[]) => all.join('\r\n')
const part = (head: string, content: string) => lines('--b', head, '', content, '')
const FILE = 'Content-Disposition: form-data; name="company[logo]"; filename="x"'

const post = (body: string, { address = ADDRESSES[0]!, type = 'multipart/form-data; boundary=b' } = {}) =>
  target.ask(address, { method: 'POST', headers: { 'content-type': type, 'content-length': body.length }, body })

test('an upload whose line drops is refused, wherever it was cut, and everybody else is served on', async () => {
  target.begin()
  for (const head of [
    'Content-Disposition: form-data; name="a"; filename="x"',
    'Content-Disposition: form-data; name="a"\r\nContent-Type: application/octet-stream',
  ]) {
    const whole = lines('--b', head, '', 'abc')
    for (const address of ADDRESSES)
      for (let length = 0; length <= whole.length; length++) {
        const { status } = await post(whole.slice(0, length), { address })
        assert.equal(status, 400, `${length} bytes of ${head}`)
      }
  }
  assert.equal((await target.ask('/selects/states.json')).status, 200)
  assert.deepEqual(await target.leftovers(), ANSWERS)
})

test('a form with a part that nobody can read is refused at once, and keeps none of its files', async () => {
  target.begin()
  const [file, broken] = [part(FILE, 'x'.repeat(200_000)), part('Content-Disposition : form-data; name="a"', 'a')]
  for (const body of [file + broken, broken + file, file + broken + file, file + file + broken])
    assert.equal((await post(`${body}--b--\r\n`)).status, 400)
  assert.deepEqual(await target.leftovers(), ANSWERS)
})

test('of a form with two pictures neither stays', async () => {
  target.begin()
  const { status } = await post(`${part(FILE, 'x'.repeat(200_000)).repeat(4)}--b--\r\n`)
  assert.equal(status, 422)
  assert.deepEqual(await target.leftovers(), ANSWERS)
})

test('a field without a name is told so', async () => {
  target.begin()
  for (const head of [
    'Content-Disposition: form-data; name=""',
    'Content-Disposition: form-data',
    'Content-Disposition: form-data; name=""; filename="x"',
  ]) {
    const { status, text } = await post(`${part(head, 'x')}--b--\r\n`)
    assert.equal(status, 422, head)
    assert.deepEqual(JSON.parse(text), { errors: {}, messages: ['O formulário tem um campo sem nome.'] })
  }
  assert.deepEqual(await target.leftovers(), ANSWERS)
})

test('texts that together are too much are refused before they fill the memory', async () => {
  const field = (n: number) => part(`Content-Disposition: form-data; name="a${n}"`, 'x'.repeat(300_000))
  const { status } = await post(`${[1, 2, 3, 4].map(field).join('')}--b--\r\n`)
  assert.equal(status, 413)
})

test('where no file can be kept, whoever sends one is told at once to come again, and the operator why', async () => {
  target.begin()
  const before = process.env['TMPDIR']!
  const nowhere = path.join(before, 'a-file')
  writeFileSync(nowhere, '')
  process.env['TMPDIR'] = nowhere
  const { status, headers, text } = await post(`${part(FILE, 'x'.repeat(200_000)).repeat(3)}--b--\r\n`)
  process.env['TMPDIR'] = before
  assert.deepEqual([status, headers['retry-after']], [503, '30'])
  assert.match(text, /Não conseguimos receber arquivos agora/)
  const [told, ...more] = (await target.leftovers()).faults.map((line) => JSON.parse(line) as Record<string, string>)
  assert.deepEqual([told!['event'], told!['code'], more], ['unavailable', 'ENOTDIR', []])
  assert.equal((await post(`${part(FILE, 'x')}--b--\r\n`)).status, 422)
})

test('a field in letters that nobody can read is refused, and not our fault', async () => {
  target.begin()
  const head = 'Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=nothing'
  assert.equal((await post(`${part(head, 'x')}--b--\r\n`)).status, 400)
  assert.deepEqual(await target.leftovers(), ANSWERS)
})
