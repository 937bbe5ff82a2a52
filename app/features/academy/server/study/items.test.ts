// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { keepFile } from '#features/files/server/files.ts'
import { COURSE, ITEMS, loadSampleCourse, sampleDraft, SECONDS } from '#test/support/academy/sample-course.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import { staySignedIn } from '#test/support/life.ts'
import * as wire from '../../wire/items.ts'
import * as study from '../../wire/study.ts'

const START = Date.parse('2027-03-08T12:00:00Z')
const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const after = (seconds: number) => app.at(new Date(START + seconds * 1000).toISOString())
beforeEach(() => after(0))
const file = await keepFile(app.ctx(), fileOf(pdf(), 'guia.pdf'), {
  field: 'file',
  purpose: 'academy file',
  accept: ['pdf'],
  limit: 1_000_000,
  private: true,
})
await loadSampleCourse(app, sampleDraft([...ITEMS, { key: 'guia', kind: 'file', content: {}, file_id: file.id }]))

async function studying() {
  const { token } = await newCandidate(app)
  await staySignedIn(app)
  const { data } = await app.call(study.matriculate, { id: COURSE }, token)
  const at = (title: string) => ({
    id: data.id,
    item_id: data.attributes.items.find((one) => one.title.endsWith(title))!.id,
  })
  const course = async () => (await app.call(study.showMatriculation, { id: data.id }, token)).data.attributes
  const item = async (title: string) => (await app.call(wire.showItem, at(title), token)).data.attributes
  const watch = (ranges: [number, number][], sequence = 1, position = 0) =>
    app.call(wire.watchItem, { ...at('video'), ranges, position, sequence }, token)
  return { token, id: data.id, at, course, item, watch }
}
type Studying = Awaited<ReturnType<typeof studying>>

test('seconds count as the server’s clock allows, each once, in whatever order they come', async () => {
  const { watch, item } = await studying()
  const first = await watch([[0, 600]])
  assert.deepEqual([first.credited_seconds, first.watched], [20, [[0, 20]]])
  assert.equal((await watch([[0, 600]], 2)).credited_seconds, 0, 'many calls give no more')
  after(15)
  const same = [[20, 35]] as [number, number][]
  const both = await Promise.all([watch(same, 3, 35), watch(same, 3, 35)])
  assert.deepEqual(both.map((one) => one.credited_seconds).toSorted(), [0, 15])
  after(60)
  const { watched, position, sequence } = await watch([[100, 130]], 2, 5)
  assert.deepEqual(
    [watched, position, sequence],
    [
      [
        [0, 35],
        [100, 130],
      ],
      35,
      3,
    ],
  )
  assert.deepEqual((await item('video')).video?.watched, watched)
})

test('what is no range of the video is refused', async () => {
  const { watch, at, token } = await studying()
  const many = Array.from({ length: 101 }, (_, n): [number, number] => [n, n])
  for (const ranges of [[[9, 3]], [[0, SECONDS + 1]], [[-1, 3]], [[0.5, 3]], many] as [number, number][][])
    assert.equal((await refusal(watch(ranges))).status, 422, JSON.stringify(ranges.slice(0, 2)))
  assert.equal((await refusal(watch([], 1, SECONDS + 1))).status, 422)
  const text = { ...at('texto'), ranges: [], position: 0, sequence: 1 }
  assert.equal((await refusal(app.call(wire.watchItem, text, token))).status, 404, 'no video')
})

test('another’s matriculation and another course’s item are not found', async () => {
  const [mine, other] = [await studying(), await studying()]
  const strange = (await app.call(study.matriculate, { id: 'excel-do-zero-ao-dia-a-dia' }, mine.token)).data
  const foreign = strange.attributes.items[0]!.id
  for (const [where, token] of [
    [mine.at('video'), other.token],
    [{ id: mine.id, item_id: foreign }, mine.token],
    [{ id: mine.id, item_id: 'x' }, mine.token],
  ] as const)
    for (const call of [
      () => app.call(wire.showItem, where, token),
      () => app.call(wire.watchItem, { ...where, ranges: [], position: 0, sequence: 1 }, token),
      () => app.call(wire.completeItem, where, token),
      () => app.call(wire.openItemFile, where, token),
      () => app.call(wire.keepNote, { ...where, note: '' }, token),
      () => app.call(wire.beginTry, where, token),
      () => app.call(wire.submitTry, { ...where, try_id: where.id, answers: {} } as never, token),
    ])
      assert.equal((await refusal(call())).status, 404)
})

async function answer({ token, at }: Studying, right: boolean) {
  const { data } = await app.call(wire.beginTry, at('prova'), token)
  assert.doesNotMatch(JSON.stringify(data), /correct|Segredo|explanation/)
  const answers = Object.fromEntries(
    data.attributes.questions.map(({ id, kind, options }) => [
      id,
      options
        .filter(({ text }) => (kind === 'single' ? text.startsWith(right ? 'b' : 'a') : !text.startsWith('b')))
        .map((option) => option.id),
    ]),
  )
  const sent = { ...at('prova'), try_id: data.id, answers }
  return { sent, result: (await app.call(wire.submitTry, sent as never, token)).data.attributes }
}

test('each kind is complete by its own rule, and the course when all are', async () => {
  const one = await studying()
  const { token, at, course, item, watch } = one
  const states = async () => (await course()).items.map(({ state }) => state).join(' ')
  const complete = (title: string) => app.call(wire.completeItem, at(title), token)
  assert.equal((await refusal(app.call(wire.showItem, { ...at('texto'), item_id: at('video').id }, token))).status, 404)
  for (const title of ['texto', 'video']) await item(title)
  assert.equal(await states(), 'begun begun new new new')
  await Promise.all([complete('texto'), complete('youtube')])
  for (const title of ['video', 'prova', 'guia']) assert.equal((await refusal(complete(title))).status, 409, title)
  after(1000)
  await watch([[0, 539]])
  assert.deepEqual([(await item('video')).done, (await item('video')).video!.needed], [false, 540])
  await watch([[539, 540]], 2)
  assert.equal((await item('video')).done, true)
  assert.match((await app.call(wire.openItemFile, at('guia'), token)).url, /signature=/)
  assert.equal((await answer(one, false)).result.passed, false)
  const before = await course()
  assert.deepEqual([before.done, before.total, before.progress, before.completed_at], [4, 5, 80, null])
  assert.equal((await answer(one, true)).result.passed, true)
  assert.equal((await answer(one, false)).result.passed, false)
  const { progress, completed_at } = await course()
  assert.deepEqual([progress, completed_at], [100, new Date(START + 1_000_000).toISOString()])
  const { tries, best } = (await item('prova')).quiz!
  assert.deepEqual([tries, best], [3, 100])
})

test('the try, the note and the file of somebody else are not found beside one’s own matriculation', async () => {
  const [mine, other] = [await studying(), await studying()]
  const sent = { ...mine.at('prova'), try_id: (await app.call(wire.beginTry, other.at('prova'), other.token)).data.id }
  assert.equal((await refusal(app.call(wire.submitTry, { ...sent, answers: {} } as never, mine.token))).status, 404)
  assert.deepEqual((await other.item('prova')).quiz!.tries, 0, 'it still waits for its owner')
  await app.call(wire.keepNote, { ...other.at('texto'), note: 'só minha' }, other.token)
  assert.equal((await mine.item('texto')).note, '')
  assert.equal((await refusal(app.call(wire.openItemFile, other.at('guia'), mine.token))).status, 404)
  assert.equal((await mine.item('guia')).done, false)
})

test('a quiz explains itself once it is sent, grades once, and refuses what is none of its options', async () => {
  const one = await studying()
  const { token, at } = one
  const { data } = await app.call(wire.beginTry, at('prova'), token)
  assert.equal((await app.call(wire.beginTry, at('prova'), token)).data.id, data.id, 'the one that waits')
  const [first, second] = data.attributes.questions
  const single = [first!, second!].find(({ kind }) => kind === 'single')!
  const strange = single === first ? second! : first!
  for (const answers of [
    { [single.id]: single.options.map(({ id }) => id) },
    { [single.id]: [strange.options[0]!.id] },
    { '9': [] },
  ])
    assert.equal(
      (await refusal(app.call(wire.submitTry, { ...at('prova'), try_id: data.id, answers } as never, token))).status,
      422,
    )
  const { sent, result } = await answer(one, false)
  assert.deepEqual([result.score, result.questions.length], [50, 2])
  assert.match(result.questions[0]!.explanation, /^Segredo/)
  const again = await app.call(wire.submitTry, { ...sent, answers: {} } as never, token)
  assert.deepEqual(again.data.attributes, result)
})

test('a note is kept sealed beside its item', async () => {
  const { token, at, item } = await studying()
  const note = 'Perguntar do seguro.'
  await app.call(wire.keepNote, { ...at('texto'), note }, token)
  assert.equal((await item('texto')).note, note)
  const rows = await app.ctx().db.selectFrom('matriculation_items').select('sealed_note').execute()
  assert.ok(rows.every(({ sealed_note }) => !sealed_note?.includes(note)))
  await app.call(wire.keepNote, { ...at('texto'), note: '' }, token)
  assert.equal((await item('texto')).note, '')
})

test('what is done stays done in a new version, under new names and in another order', async () => {
  const { token, id, at, course, watch } = await studying()
  await app.call(wire.completeItem, at('texto'), token)
  await watch([[0, 9]])
  const renamed = [{ ...ITEMS[1]!, title: 'Outro nome' }, ITEMS[0]!]
  await loadSampleCourse(app, sampleDraft(renamed))
  await app.call(study.takeVersion, { id }, token)
  const { items, done, total } = await course()
  assert.deepEqual([items.map(({ state }) => state), done, total], [['begun', 'done'], 1, 2])
})
