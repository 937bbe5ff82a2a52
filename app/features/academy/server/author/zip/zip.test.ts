// A course out of the product and in again; a zip that is no course leaves nothing.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { unzip } from '#server/storage/unzip.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { fileOf, mp4, pdf } from '#test/support/files/sample-files.ts'
import { zip } from '#test/support/files/zip-files.ts'
import { everybody } from '#test/support/people.ts'
import * as wire from '../../../wire/authoring.ts'
import { COURSE_UNPACKED } from '../../../wire/course-record.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let operator = ''
before(async () => {
  operator = (await everybody(app)).people.find(({ kind }) => kind === 'Operator')!.token!
})

const item = { title: 'Item', minutes: 5, required: true }
const FILES = [
  { key: 'filme', kind: 'video', captions: 'WEBVTT\n', file: { path: 'arquivos/filme.mp4', name: 'Aula um.mp4' } },
  { key: 'guia', kind: 'file', file: { path: 'arquivos/guia.pdf', name: 'Guia é.pdf' } },
]
const QUESTION = {
  key: 'um',
  text: 'Quem fala?',
  points: 2,
  options: [{ key: 'a', text: 'O cliente', correct: true }],
  explanation: '',
}
const ITEMS = [
  { key: 'texto', kind: 'text', html: '<p>Ouça <strong>tudo</strong>.</p>' },
  { key: 'filme-de-fora', kind: 'youtube', youtube: 'dQw4w9WgXcQ' },
  { key: 'prova', kind: 'quiz', pass_percent: 80, questions: [QUESTION] },
]
const courseOf = (items: object[], changes: object = {}) =>
  JSON.stringify({
    title: 'Atender',
    summary: 'Ouvir.',
    area: 'Vendas',
    hours: 2,
    objectives: ['Ouvir'],
    modules: [{ title: 'Um', items: items.map((one) => ({ ...item, ...one })) }],
    ...changes,
  })
const course = (content: string, more: { name: string; content?: string | Buffer; unpacked?: number }[] = []) =>
  zip([{ name: 'curso.json', content }, ...more])
const films = (film = mp4(10)) => [
  { name: 'arquivos/filme.mp4', content: film },
  { name: 'arquivos/guia.pdf', content: pdf() },
]
const bring = async (bytes: Buffer) =>
  (await app.call(wire.importCourse, { course: { file: fileOf(bytes, 'curso.zip') } }, operator)).data
const exported = async (id: string) =>
  Buffer.from(await (await app.call(wire.exportCourse, { id }, operator)).arrayBuffer())

test('what is exported imports to the same course', async () => {
  const { id, attributes: of } = await bring(course(courseOf([...ITEMS, ...FILES]), films()))
  assert.deepEqual([of.title, of.version, of.modules[0]!.items.length], ['Atender', null, 5])
  const first = await exported(id)
  assert.deepEqual(
    [...unzip(first, 1_000_000)].map(({ name }) => name),
    ['curso.json', 'arquivos/filme.mp4', 'arquivos/guia.pdf'],
  )
  const copy = await bring(first)
  assert.notEqual(copy.id, id)
  assert.deepEqual(await exported(copy.id), first)
  const { data } = await app.call(wire.showKeptItem, { id: copy.id, key: 'filme' }, operator)
  assert.deepEqual([data.attributes.seconds, data.attributes.file?.name], [10, 'Aula um.mp4'])
})

test('markup that runs is left behind', async () => {
  const { id } = await bring(course(courseOf([{ ...ITEMS[0], html: '<p onclick="x()">Oi</p><script>x()</script>' }])))
  const { data } = await app.call(wire.showKeptItem, { id, key: 'texto' }, operator)
  assert.equal(data.attributes.text, '<p>Oi</p>')
})

test('what is no course is refused, and nothing is written', async () => {
  const counts = async () =>
    Promise.all(
      (['academy_courses', 'academy_videos', 'files'] as const).map(
        async (table) => (await app.ctx().db.selectFrom(table).select('id').execute()).length,
      ),
    )
  const before = await counts()
  const good = courseOf(ITEMS)
  const many = '0'.repeat(COURSE_UNPACKED)
  for (const [bytes, words] of [
    [Buffer.from('no zip'), /ler este zip/],
    [course(good, [{ name: '../fora.txt' }]), /caminho que não aceitamos: “..\/fora.txt”/],
    [course(good, [{ name: 'arquivos/../../fora' }]), /caminho que não aceitamos/],
    [course(good, [{ name: '/etc/passwd' }]), /caminho que não aceitamos/],
    [course(good, [{ name: 'arquivos\\..\\fora' }]), /caminho que não aceitamos/],
    [course(good, [{ name: 'arquivos/solto.pdf' }]), /não cita o arquivo “arquivos\/solto.pdf”/],
    [course(good, [{ name: 'arquivos/a.pdf', content: many, unpacked: 10 }]), /passa de 120 MB/],
    [zip([{ name: 'arquivos/a.pdf' }]), /não tem o curso.json/],
    [course('{'), /não conseguimos ler/],
    [course(courseOf([{ key: 'x', kind: 'scorm' }])), /um tipo que não existe aqui/],
    [course(courseOf(ITEMS, { title: '' })), /“title”/],
    [course(courseOf([ITEMS[0]!, ITEMS[0]!])), /um item duas vezes/],
    [course(courseOf(FILES)), /“arquivos\/filme.mp4” não está no zip/],
    [course(courseOf(FILES), films(mp4())), /não diz quanto dura/],
    [course(courseOf(FILES), films(pdf())), /Envie um arquivo MP4/],
  ] as const) {
    const { status, body } = await refusal(bring(bytes))
    assert.match(JSON.stringify(body), words)
    assert.ok(status === 422 || status === 415, String(status))
  }
  assert.deepEqual(await counts(), before)
})
