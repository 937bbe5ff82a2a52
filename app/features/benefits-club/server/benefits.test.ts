// Benefits: whom they are for, until when, what lists tell, and what three complaints do.
import assert from 'node:assert/strict'
import { before, beforeEach, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { staySignedIn } from '#test/support/life.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { benefitsOf } from '#test/support/perks/benefits.ts'
import { today } from '#server/today.ts'
import * as wire from '../wire/benefits.ts'
import { listKeptBenefits } from '../wire/operator-benefits.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let people: Person[]
let benefits: ReturnType<typeof benefitsOf>
const tokenOf = (name: string) => people.find((one) => one.name === name)!.token!
const take = (id: string, token = tokenOf('candidate')) => app.call(wire.takeCode, { id }, token)
const codeOf = async (id: string, token?: string) => (await take(id, token)).data.attributes.code
const say = (id: string, worked: boolean, token = tokenOf('candidate'), said?: string) =>
  app.call(wire.reportBenefit, { id, report: { worked, ...(said && { said }) } }, token)
const listed = async (query: object = {}, token = tokenOf('candidate')) =>
  (await app.call(wire.listBenefits, { per_page: 100, ...query }, token)).collection.data
const found = async (id: string, token?: string) => (await listed({}, token)).find((one) => one.id === id)?.attributes
const NOON = '2027-03-15T15:00:00Z'

before(async () => {
  app.at(NOON)
  ;({ people } = await everybody(app))
  benefits = benefitsOf(app, tokenOf('operator'))
  await staySignedIn(app)
})
beforeEach(() => app.at(NOON))

test('one’s own code comes by asking, again the same one; no list carries a code or an address', async () => {
  const id = await benefits.offered({}, ['SEGREDO-1', 'SEGREDO-2'])
  const code = await codeOf(id)
  assert.equal(await codeOf(id), code)
  assert.notEqual(await codeOf(id, tokenOf('intern')), code)
  const text = JSON.stringify(await listed())
  assert.ok(!text.includes('SEGREDO') && !text.includes('livraria.example'), text)
  assert.equal((await found(id))!.mine, true)
  const { status, body } = await refusal(take(id, tokenOf('former intern')))
  assert.equal(status, 409)
  assert.match(body.messages![0]!, /acabaram/)
  assert.equal((await found(id))!.standing, 'gone')
  assert.equal(await codeOf(id), code, 'who has one reads it still')
})

test('the audience is checked where the code is given', async () => {
  const id = await benefits.offered({ audience: 'interns' })
  assert.equal((await found(id))!.for_me, false)
  assert.equal((await refusal(take(id))).status, 403)
  assert.equal((await refusal(say(id, false))).status, 403)
  assert.equal((await found(id, tokenOf('intern')))!.for_me, true)
  assert.ok(await codeOf(id, tokenOf('intern')))
})

test('the last day counts to its end in Brasília; the day after, 409 that says when it ended', async () => {
  const id = await benefits.offered({ starts_on: '10/03/2027', ends_on: '20/03/2027' })
  for (const [at, standing, status] of [
    ['2027-03-10T02:59:00Z', 'soon', 409],
    ['2027-03-10T03:00:00Z', 'open', 201],
    ['2027-03-21T02:59:59Z', 'open', 201],
    ['2027-03-21T03:00:00Z', 'ended', 409],
  ] as const) {
    app.at(at)
    assert.equal((await found(id))!.standing, standing, at)
    const answer = await take(id).then(
      () => ({ status: 201, words: '' }),
      (error: { status: number; body: { messages: string[] } }) => ({
        status: error.status,
        words: error.body.messages![0]!,
      }),
    )
    assert.equal(answer.status, status, at)
    if (standing === 'ended') assert.match(answer.words, /terminou em 20\/03\/2027/)
  }
  app.at('2027-05-01T12:00:00Z')
  assert.equal(await found(id), undefined, 'a month later it is forgotten')
})

test('the address of a partner is given as it was written, with nothing of who asks', async () => {
  const id = await benefits.offered({ kind: 'link', link: 'parceiro.example/clube?de=ponte' })
  const { code, link } = (await take(id)).data.attributes
  assert.deepEqual([code, link], [null, 'https://parceiro.example/clube?de=ponte'])
})

test('what no benefit may be is refused at its field', async () => {
  for (const [field, changes] of [
    ['link', { link: 'http://livraria.example' }],
    ['link', { link: 'javascript:alert(1)' }],
    ['link', { link: 'https://lia@livraria.example' }],
    ['link', { link: 'https://10.0.0.1/' }],
    ['link', { kind: 'link', link: null }],
    ['ends_on', { starts_on: '02/03/2027', ends_on: '01/03/2027' }],
    ['ends_on', { ends_on: '31/02/2027' }],
    ['category', { category: 'gambling' }],
    ['audience', { audience: 'nobody' }],
    ['title', { title: ' ' }],
    ['description', { description: 'x'.repeat(2001) }],
  ] as const) {
    const { status, body } = await refusal(benefits.create(changes))
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, [field]], JSON.stringify(changes))
  }
})

test('the operator finds benefits by how they stand, page by page', async () => {
  const more: string[] = []
  for (let n = 0; n < 12; n++)
    more.push(
      await benefits.create({ partner: `Padaria ${String(n).padStart(2, '0')}`, kind: n < 11 ? 'link' : 'code' }),
    )
  const kept = async (query: object) => {
    const page = await app.call(listKeptBenefits, { q: 'padaria', per_page: 10, ...query }, tokenOf('operator'))
    return [page.collection.data.map(({ id }) => id), page.total_count, page.total_pages]
  }
  assert.deepEqual(await kept({ page: 2 }), [more.slice(10), 12, 2])
  assert.deepEqual(await kept({ page: 3 }), [[], 12, 2])
  for (const id of [more[3]!, more[11]!]) await benefits.publish(id)
  assert.deepEqual(await kept({ standing: 'open' }), [[more[3]], 1, 1])
  assert.deepEqual(await kept({ standing: 'gone' }), [[more[11]], 1, 1])
  assert.deepEqual(await kept({ standing: 'draft', category: 'food' }), [[], 0, 1])
  await benefits.publish(more[3]!, false)
  assert.deepEqual(await kept({ standing: 'paused' }), [[more[3]], 1, 1])
})

test('a draft and what the operator paused are not there', async () => {
  const id = await benefits.create()
  assert.equal(await found(id), undefined)
  assert.equal((await refusal(take(id))).status, 404)
  await benefits.codes(id, 'A')
  await benefits.publish(id)
  assert.ok(await codeOf(id))
  assert.equal((await benefits.publish(id, false)).standing, 'paused')
  assert.equal((await refusal(take(id))).status, 404)
})

test('of a code, only who has one says whether it worked', async () => {
  const id = await benefits.offered({}, ['A', 'B'])
  const { status, message } = await refusal(say(id, false))
  assert.deepEqual([status, /Pegue o seu código/.test(message)], [409, true])
  await take(id)
  assert.equal((await say(id, false)).data.attributes.worked, false)
})

test('three different people in seven days pause it, and the operator hears once; one thrice counts one', async () => {
  const id = await benefits.offered({ kind: 'link' })
  const day = (n: number) => app.at(`2027-03-${n}T15:00:00Z`)
  day(10)
  for (let n = 0; n < 3; n++) await say(id, false)
  assert.equal((await found(id))!.standing, 'open')
  await say(id, false, tokenOf('intern'))
  day(18)
  const { token } = await newCandidate(app)
  await staySignedIn(app)
  await say(id, false, token)
  assert.equal((await found(id))!.standing, 'open', 'the first two are over a week old')
  await say(id, false, tokenOf('intern'), 'O caixa não aceitou.')
  const { data } = await say(id, false, tokenOf('former intern'))
  assert.equal(data.attributes.standing, 'checked')
  await say(id, false)
  const letters = await lettersTo(app, 'operador@pessoas.example')
  assert.equal(letters.filter(({ subject }) => subject.startsWith('Benefício pausado')).length, 1)
  const { status, body } = await refusal(take(id))
  assert.equal(status, 409)
  assert.match(body.messages![0]!, /em conferência/)
  const { reports } = await benefits.kept(id)
  assert.ok(reports.some(({ said }) => said === 'O caixa não aceitou.'))
  assert.equal((await benefits.publish(id)).reports.length, 0, 'on show again it begins anew')
  await say(id, false)
  await say(id, false, token)
  assert.equal((await found(id))!.standing, 'open')
})

test('the day on which it last worked is told; who changes their mind counts as what was said last', async () => {
  const id = await benefits.offered({ kind: 'link' })
  assert.equal((await found(id))!.last_worked_on, null)
  app.at('2027-03-16T02:30:00Z')
  const { data } = await say(id, true)
  assert.deepEqual([data.attributes.last_worked_on, data.attributes.worked], ['15/03/2027', true])
  app.at('2027-03-17T15:00:00Z')
  await say(id, false)
  assert.deepEqual([(await found(id))!.last_worked_on, (await found(id))!.worked], ['15/03/2027', false])
})

test('found by words without accents and by category; what has ended stands last', async () => {
  const names = ['Zebra Ótica', 'Ábaco Ótica']
  const [zebra, abaco] = [
    await benefits.offered({ partner: names[0]!, category: 'health' }),
    await benefits.offered({ partner: names[1]!, category: 'health', ends_on: '01/03/2027' }),
  ]
  const ids = async (query: object) => (await listed(query)).map(({ id }) => id)
  assert.deepEqual(await ids({ q: 'otica' }), [zebra, abaco])
  assert.deepEqual(await ids({ q: 'otica', category: 'food' }), [])
  assert.deepEqual(await ids({ category: 'health' }), [zebra, abaco])
  assert.equal(today(new Date(NOON)), '2027-03-15')
})
