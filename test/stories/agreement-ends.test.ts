import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { companyJudged } from '#features/companies/server/companies.ts'
import { showApplying } from '#features/candidatures/wire/applying.ts'
import { makePartner, proofsChanged } from '#features/institutions/server/institutions.ts'
import { listJobs, showJob } from '#features/jobs/wire/board.ts'
import { listSavedJobs, saveJob, suggestJobs } from '#features/jobs/wire/saved.ts'
import * as jobs from '#features/jobs/wire/writing.ts'
import { announce } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { lettersTo, subjectsTo } from '#test/support/outside/letters.ts'
import { everybody } from '#test/support/people.ts'
import { serra, studentOf } from '#test/support/enrolments.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const student = (university_id: number, domain: string) => studentOf(app, university_id, domain)
let token = ''
before(async () => {
  const { people } = await everybody(app)
  token = people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!.token!
})
const YESTERDAY = today(new Date(), -1)
/** As the operator's form or the calendar leaves it. */
async function agreementEnds(id: number, agreement_ends_on: string | null) {
  const { db } = app.ctx()
  await db.updateTable('institution_partners').set({ agreement_ends_on }).where('institution_id', '=', id).execute()
}
const follow = () => app.run('follow-agreements')
/** The company's new letters about a job since the last call. */
async function lettersOn(title: string) {
  const all = () => subjectsTo(app, 'company-2@pessoas.example', title)
  let known = (await all()).length
  return async () => {
    const now = await all()
    const fresh = now.slice(0, now.length - known)
    known = now.length
    return fresh
  }
}

test('an exclusive job leaves the board when its only agreement ends, tells both sides, and returns', async () => {
  const here = await makePartner(app.ctx(), {
    ...horizonte,
    display_name: 'escola-do-porto',
    name: 'Escola do Porto',
    acronym: 'EDP',
    email_domains: ['aluno.porto.example'],
  })
  const ours = await student(here, 'aluno.porto.example')
  const title = 'Estágio em Navegação'
  const {
    id,
    attributes: { slug },
  } = await newJob(app, token, { title, institution_ids: [here] })
  const paused = await newJob(app, token, { title: 'Estágio em Cabotagem', institution_ids: [here] })
  await app.call(jobs.pauseJob, { id: paused.id }, token)
  const board = async (query: object = {}) => (await app.call(listJobs, { q: 'navegação', ...query })).total_count
  const page = async () => (await app.call(showJob, { slug })).data.attributes
  const owned = async () => (await app.call(jobs.showOwnedJob, { id }, token)).data.attributes
  const letters = async () =>
    (await lettersTo(app, 'company-2@pessoas.example'))
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes(title))
  assert.deepEqual(
    [await board(), await board({ institution_id: 'escola-do-porto' }), (await page()).unavailable],
    [1, 1, null],
  )
  await app.call(saveJob, { slug }, ours)

  await agreementEnds(here, YESTERDAY)
  const reason =
    'Esta vaga é só para estudantes de Escola do Porto, e o convênio com essa instituição ' +
    'não está em vigor. Por enquanto, ninguém pode se candidatar.'
  const check = async () => (await app.call(showApplying, { slug }, ours)).data.attributes
  assert.deepEqual(
    [(await check()).job.available, (await check()).closed, (await check()).blockers],
    [false, reason, [reason]],
    'the very day, before anybody was told',
  )
  const refused = await refusal(applyTo(app, slug, ours))
  assert.deepEqual([refused.status, refused.message], [409, `${reason} Sua candidatura não foi enviada.`])
  assert.equal(await board({ institution_id: 'escola-do-porto' }), 0)

  await follow()
  assert.equal(await board(), 0)
  const { available, unavailable, status } = await page()
  assert.deepEqual([available, unavailable, status], [false, 'unreachable', 'published'])
  const [kept] = (await app.call(listSavedJobs, {}, ours)).collection.data
  assert.deepEqual([kept!.attributes.slug, kept!.attributes.unavailable], [slug, 'unreachable'])
  assert.deepEqual(await letters(), [`A vaga ${title} saiu do ar`])
  const { reachable, missing, lock_version } = await owned()
  assert.deepEqual([reachable, Object.keys(missing)], [false, ['institution_ids']])
  const listed = (await app.call(jobs.listOwnedJobs, { q: 'Navegação' }, token)).collection.data
  assert.deepEqual(
    listed.map(({ attributes }) => attributes.reachable),
    [false],
  )
  await follow()
  assert.equal((await letters()).length, 1, 'told once')

  assert.deepEqual(
    Object.keys((await refusal(app.call(jobs.publishJob, { id: paused.id }, token))).body.errors!),
    ['institution_ids'],
    'nothing is published into nothing',
  )
  const edited = (
    await app.call(jobs.updateJob, { id, job: { openings: 4, institution_ids: [here], lock_version } }, token)
  ).data.attributes
  assert.deepEqual([edited.openings, await board()], [4, 0], 'what stood so may be edited')
  const draft = (await app.call(jobs.copyJob, { id }, token)).data
  assert.ok(
    (
      await refusal(
        app.call(
          jobs.updateJob,
          { id: draft.id, job: { institution_ids: [here + 1_000_000], lock_version: draft.attributes.lock_version } },
          token,
        ),
      )
    ).body.errors!['institution_ids[0]'],
  )

  await agreementEnds(here, null)
  await follow()
  assert.deepEqual(
    [await board(), (await page()).available, (await owned()).missing, await letters()],
    [1, true, {}, [`A vaga ${title} voltou ao ar`, `A vaga ${title} saiu do ar`]],
  )
  assert.equal((await applyTo(app, slug, ours)).attributes.state, 'applied')

  await agreementEnds(here, YESTERDAY)
  await follow()
  await app.call(
    jobs.updateJob,
    { id, job: { institution_ids: [], lock_version: (await owned()).lock_version } },
    token,
  )
  assert.deepEqual([await board(), (await page()).available], [1, true], 'open to all')
  await app.call(jobs.closeJob, { id, closure: { reason: 'filled' } }, token)
})

test('changes of an agreement during a suspension are told once when the suspension ends', async () => {
  const here = await makePartner(app.ctx(), {
    ...horizonte,
    display_name: 'escola-do-cais',
    name: 'Escola do Cais',
    acronym: 'EDC',
    email_domains: ['aluno.cais.example'],
  })
  const title = 'Estágio em Atracação'
  const {
    id,
    attributes: { slug },
  } = await newJob(app, token, { title, institution_ids: [here] })
  const { company_id } = (await app.call(jobs.showOwnedJob, { id }, token)).data.attributes
  const told = await lettersOn(title)
  const judge = async (verification: 'suspensa' | 'verificada') => {
    await app.ctx().db.updateTable('companies').set({ verification }).where('id', '=', company_id).execute()
    await announce(app.ctx(), companyJudged, { company_id, verification, reason: null })
  }
  const judged = (verification: 'suspensa' | 'verificada') => judge(verification).then(app.settle)
  const edit = async (institution_ids: number[]) =>
    app.call(
      jobs.updateJob,
      {
        id,
        job: {
          institution_ids,
          lock_version: (await app.call(jobs.showOwnedJob, { id }, token)).data.attributes.lock_version,
        },
      },
      token,
    )
  const agreed = (ends: string | null) => agreementEnds(here, ends).then(follow)
  const [gone, away, back] = ['saiu do ar', 'está fora do ar', 'voltou ao ar'].map((what) => `A vaga ${title} ${what}`)

  await judged('suspensa')
  await agreed(YESTERDAY)
  assert.deepEqual(await told(), [])
  await judged('verificada')
  assert.deepEqual(
    [await told(), (await app.call(showJob, { slug })).data.attributes.unavailable],
    [[away], 'unreachable'],
  )
  await agreed(null)
  assert.deepEqual(await told(), [back])

  await agreed(YESTERDAY)
  await judged('suspensa')
  await agreed(null)
  assert.deepEqual(await told(), [gone])
  await judged('verificada')
  assert.deepEqual([await told(), (await app.call(showJob, { slug })).data.attributes.available], [[back], true])

  await judged('suspensa')
  await agreementEnds(here, YESTERDAY)
  await announce(app.ctx(), proofsChanged, { institution_id: here })
  await judged('verificada')
  assert.deepEqual(await told(), [away], 'the agreement first, in one round')
  await edit([])
  await agreed(null)
  assert.deepEqual(await told(), [], 'the company itself has opened it to all')

  await edit([here])
  await agreed(YESTERDAY)
  await app.call(jobs.pauseJob, { id }, token)
  await agreed(null)
  await app.call(jobs.publishJob, { id }, token)
  await judged('suspensa')
  await judged('verificada')
  assert.deepEqual(await told(), [gone], 'nor of what it has published again itself')
  await app.call(jobs.closeJob, { id, closure: { reason: 'filled' } }, token)
})

test('while one of two agreements is in force the job stays, and each student reads what can help', async () => {
  const lists = await makePartner(app.ctx(), {
    ...horizonte,
    display_name: 'escola-de-listas',
    name: 'Escola de Listas',
    acronym: 'EDL',
    email_domains: [],
    proves_bond_by_email: false,
  })
  const ended = await makePartner(app.ctx(), {
    ...serra,
    display_name: 'escola-antiga',
    name: 'Escola Antiga',
    acronym: 'EAN',
    email_domains: ['aluno.antiga.example'],
  })
  const {
    attributes: { slug },
  } = await newJob(app, token, { title: 'Estágio em Cordame', institution_ids: [lists, ended] })
  const theirs = await student(ended, 'aluno.antiga.example')
  const cordage = (await app.call(suggestJobs, {}, theirs)).data.find(({ job }) => job.attributes.slug === slug)!
  assert.ok(
    cordage.reasons.includes('É exclusiva para estudantes de 2 instituições, e a sua, Escola Antiga, é uma delas'),
    String(cordage.reasons),
  )
  const { token: nobody } = await readyCandidate(app)
  const told = async () => (await app.call(showApplying, { slug }, nobody)).data.attributes.blockers
  const by_list =
    'confira a instituição e o CPF no seu perfil: quem nos diz quem são os ' +
    'estudantes é a própria instituição, por uma lista.'
  assert.deepEqual(await told(), [
    'Esta vaga é só para estudantes de Escola Antiga ou Escola de Listas. Se você estuda em Escola Antiga, ' +
      `confirme o seu e-mail institucional no perfil. Se você estuda em Escola de Listas, ${by_list}`,
  ])
  await agreementEnds(ended, YESTERDAY)
  await follow()
  assert.deepEqual(await told(), [
    'Esta vaga é só para estudantes de Escola de Listas. O convênio com Escola ' +
      `Antiga não está em vigor. Se você estuda lá, ${by_list}`,
  ])
  assert.equal((await app.call(showJob, { slug })).data.attributes.available, true)
})
