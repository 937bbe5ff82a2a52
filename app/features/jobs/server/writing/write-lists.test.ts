import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { openApp } from '#test/support/app.ts'
import { draftJob, newJob } from '#test/support/jobs.ts'
import { everybody } from '#test/support/people.ts'
import { showJob } from '../../wire/board.ts'
import * as wire from '../../wire/writing.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let token = ''
let partner = 0
before(async () => {
  const { people } = await everybody(app)
  token = people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!.token!
  partner = await makePartner(app.ctx(), horizonte)
})

const spoken = (language_id: string, required = false) => ({ language_id, level: 'advanced' as const, required })
const lists = {
  course_ids: ['licenciatura-pedagogia', 'bacharelado-design', 'bacharelado-administracao'],
  skill_ids: ['analise-de-dados', '5s'],
  languages: [spoken('es', true), spoken('en')],
}
type Lists = Pick<wire.JobForm, 'course_ids' | 'skill_ids' | 'languages' | 'institution_ids'>
const listsIn = ({ course_ids, skill_ids, languages, institution_ids }: Lists) => ({
  course_ids,
  skill_ids,
  languages,
  institution_ids,
})
const show = async (id: string) => (await app.call(wire.showOwnedJob, { id }, token)).data.attributes as Lists
const change = async (id: string, job: object) => {
  const { lock_version } = (await app.call(wire.showOwnedJob, { id }, token)).data.attributes
  await app.call(wire.updateJob, { id, job: { lock_version, ...job } }, token)
}

test('lists keep the order that the company chose, each value once, through a save, a preview and a copy', async () => {
  const sent = { ...lists, course_ids: [...lists.course_ids, 'bacharelado-design'], institution_ids: [partner] }
  const kept = { ...lists, institution_ids: [partner] }
  const { id } = await draftJob(app, token, sent)
  assert.deepEqual(listsIn(await show(id)), kept)
  await change(id, { openings: 3 })
  assert.deepEqual(listsIn(await show(id)), kept, 'what is not sent stays')

  const turned = { course_ids: lists.course_ids.toReversed(), skill_ids: ['5s', '5s'], languages: [spoken('en', true)] }
  const preview = await app.call(wire.previewJob, { id, job: turned }, token)
  const read = { ...kept, ...turned, skill_ids: ['5s'] }
  assert.deepEqual(listsIn(preview.data.attributes as Lists), read)
  assert.deepEqual(listsIn(await show(id)), kept, 'a preview saves nothing')

  await change(id, turned)
  assert.deepEqual(listsIn(await show(id)), read)
  const copy = await app.call(wire.copyJob, { id }, token)
  assert.deepEqual(listsIn(copy.data.attributes as Lists), read)
  await change(id, { course_ids: [], skill_ids: [], languages: [], institution_ids: [] })
  assert.deepEqual(listsIn(await show(id)), { course_ids: [], skill_ids: [], languages: [], institution_ids: [] })
  assert.deepEqual(listsIn(await show(copy.data.id)), read, 'a copy has rows of its own')
})

test('the page names courses and skills by the alphabet and languages as they were ordered', async () => {
  const { id, attributes } = await newJob(app, token, lists)
  const page = (await app.call(showJob, { slug: attributes.slug })).data.attributes
  assert.deepEqual(
    [page.courses, page.skills],
    [
      ['Administração', 'Design', 'Pedagogia'],
      ['5S', 'Análise de dados'],
    ],
  )
  assert.deepEqual(page.languages, [
    { name: 'Espanhol', level: 'Avançado', required: true },
    { name: 'Inglês', level: 'Avançado', required: false },
  ])
  const { course_ids, skill_ids } = await app
    .ctx()
    .db.selectFrom('job_search')
    .select(['course_ids', 'skill_ids'])
    .where('job_id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual({ course_ids, skill_ids }, { course_ids: lists.course_ids, skill_ids: lists.skill_ids })
})
