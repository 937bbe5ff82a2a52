import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'
import { profiles } from '#test/support/profile.ts'
import { confirmInstitutionalEmail, sendInstitutionalConfirmation } from '../../wire/profile.ts'

const app = await openApp()
// One day for all of them: a clock that goes back finds the sign-ups of a later day still counted.
app.at('2026-11-23T12:00:00.000Z')
const { save, mine } = profiles(app)
const DEAD = { token: ['Este link não vale mais: foi trocado por outro ou venceu. Peça um novo em “Editar perfil”.'] }
const COURSE = { current_semester: 3, formation_date: '12/2099' }
let university: number
let campus: number
let other: number
let course_id: string

before(async () => {
  const { db } = app.ctx()
  university = await makePartner(app.ctx(), horizonte)
  campus = (
    await db
      .insertInto('institutions')
      .values({ name: 'Campus Norte', parent_id: university })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  const { email_domains: _theirs, display_name, ...plain } = horizonte
  other = await makePartner(app.ctx(), {
    ...plain,
    name: 'Faculdade Vizinha',
    display_name: `${display_name}-2`,
    email_domains: ['vizinha.example'],
    agreement_starts_on: '2026-02-01',
  })
  course_id = (
    await db
      .selectFrom('institution_courses')
      .select('course_id')
      .where('institution_id', '=', university)
      .limit(1)
      .executeTakeFirstOrThrow()
  ).course_id
})

let made = 0
const address = (domain = 'aluno.horizonte.example') => `pessoa${++made}@${domain}`
const studies = (university_id: number) => ({ university_id, course_id, ...COURSE })
const confirm = (token: string) => app.call(confirmInstitutionalEmail, { token })
const hub = async (token: string) => (await app.call(showSession, {}, token)).data.attributes.talent_hub_ies_student

test("an address of the partner's proves the bond of who studies at any campus of it", async () => {
  const { token } = await newCandidate(app)
  const institutional_email = address('sub.aluno.horizonte.example').toUpperCase()
  const { bond, ...kept } = await save(token, { institutional_email, ...studies(campus) })
  assert.deepEqual(
    [kept.institutional_email, kept.institutional_email_confirmed, bond],
    [institutional_email.toLowerCase(), false, null],
  )
  const [letter] = await lettersTo(app, institutional_email.toLowerCase())
  assert.match(letter!.text, /http:\/\/ponte\.test\/usuarios\/confirmar-email-institucional\?token=[\w-]{43}/)
  const link = await tokenFor(app, institutional_email.toLowerCase())
  const { messages } = await confirm(link)
  assert.deepEqual(messages, [
    `O e-mail ${institutional_email.toLowerCase()} está confirmado.`,
    'Seu vínculo com Universidade Horizonte está ativo: as vagas exclusivas já aparecem para você.',
  ])
  assert.deepEqual((await confirm(link)).messages, messages)
  const { bond: begun, institutional_email_confirmed } = await mine(token)
  assert.deepEqual(
    [begun, institutional_email_confirmed],
    [{ institution_id: university, name: 'Universidade Horizonte', proven_by: 'email' }, true],
  )
  assert.deepEqual(await hub(token), {
    id: String(university),
    name: 'Universidade Horizonte',
    display_name: 'universidade-horizonte',
    logo: horizonte.logo_path,
  })
})

test('another domain confirms the address and proves nothing, nor does one that only ends alike', async () => {
  for (const domain of ['vizinha.example', 'falsoaluno.horizonte.example', 'horizonte.example']) {
    const { token } = await newCandidate(app)
    const institutional_email = address(domain)
    await save(token, { institutional_email, ...studies(university) })
    assert.deepEqual((await confirm(await tokenFor(app, institutional_email))).messages, [
      `O e-mail ${institutional_email} está confirmado.`,
    ])
    assert.deepEqual([(await mine(token)).institutional_email_confirmed, await hub(token)], [true, null])
  }
})

test('leaving the university ends the bond, coming back renews it, graduating ends it', async () => {
  const { token } = await newCandidate(app)
  const institutional_email = address()
  await save(token, { institutional_email, ...studies(university) })
  await confirm(await tokenFor(app, institutional_email))
  assert.notEqual(await hub(token), null)
  assert.equal((await save(token, { university_id: other })).bond, null)
  assert.equal((await save(token, { university_id: campus })).bond?.institution_id, university)
  assert.equal((await save(token, { not_in_university: true })).bond, null)
  assert.equal((await save(token, { not_in_university: false, ...studies(campus) })).bond?.institution_id, university)
  assert.equal((await save(token, { course_situation: 'graduate' })).bond, null)
  assert.equal((await save(token, { course_situation: 'locked' })).bond?.institution_id, university)
  assert.equal((await save(token, { main_education_status: 'completed', formation_date: '12/2024' })).bond, null)
  const rows = await app
    .ctx()
    .db.selectFrom('student_bonds')
    .innerJoin('user_infos', 'user_infos.id', 'user_info_id')
    .innerJoin('logins', 'logins.id', 'login_id')
    .select('ended_at')
    .where('institutional_email', '=', institutional_email)
    .execute()
  assert.deepEqual(
    rows.map(({ ended_at }) => ended_at !== null),
    [true, true, true, true],
  )
})

test('another address ends the bond, kills the old link and has to be proven itself', async () => {
  const { token } = await newCandidate(app)
  const [first, second] = [address(), address()]
  await save(token, { institutional_email: first, ...studies(university) })
  const old = await tokenFor(app, first)
  await save(token, { institutional_email: second })
  assert.deepEqual((await refusal(confirm(old))).body.errors, DEAD)
  await confirm(await tokenFor(app, second))
  assert.notEqual(await hub(token), null)
  assert.deepEqual(
    [(await save(token, { institutional_email: '' })).institutional_email_confirmed, await hub(token)],
    [false, null],
  )
  assert.equal((await save(token, { institutional_email: second })).institutional_email_confirmed, false)
})

test('an address proves one student; others get the answers of a free one and no letter', async () => {
  const [ana, bia] = [await newCandidate(app), await newCandidate(app)]
  const [institutional_email, free] = [address(), address()]
  await save(ana.token, { institutional_email, ...studies(university) })
  const early = await newCandidate(app)
  await save(early.token, { institutional_email, ...studies(university) })
  const links = [...(await lettersTo(app, institutional_email))].map(({ text }) => /token=([\w-]+)/.exec(text)![1]!)
  await confirm(links[1]!)
  assert.notEqual(await hub(ana.token), null)
  const taken = await refusal(confirm(links[0]!))
  assert.deepEqual(taken.body.errors, {
    token: [
      'Este e-mail institucional já está confirmado em outra conta. Entre com ' +
        'ela, ou informe outro e-mail da instituição nesta.',
    ],
  })
  assert.equal(await hub(early.token), null)
  const asked = async (email: string) => {
    const kept = await save(bia.token, { institutional_email: email, ...studies(university) })
    const { messages } = await app.call(sendInstitutionalConfirmation, {}, bia.token)
    return [
      kept.institutional_email === email,
      kept.institutional_email_confirmed,
      kept.bond,
      messages.map((words) => words.replace(email, '')),
    ]
  }
  const told = await asked(institutional_email)
  assert.equal((await lettersTo(app, institutional_email)).length, 2)
  const { token } = await newCandidate(app)
  bia.token = token
  assert.deepEqual(await asked(free), told)
  assert.ok((await lettersTo(app, free)).length > 0)
  await save(ana.token, { institutional_email: '' })
})

test('letters to an institutional address are three an hour, and only where one waits', async () => {
  const { token } = await newCandidate(app)
  assert.equal((await refusal(app.call(sendInstitutionalConfirmation, {}, token))).status, 409)
  await save(token, { institutional_email: address() })
  for (let i = 0; i < 2; i++) await app.call(sendInstitutionalConfirmation, {}, token)
  assert.equal((await refusal(app.call(sendInstitutionalConfirmation, {}, token))).status, 429)
  assert.equal((await refusal(save(token, { institutional_email: address() }))).status, 429)
})

test('a link that nobody was sent opens nothing', async () => {
  assert.deepEqual((await refusal(confirm('x'.repeat(43)))).body.errors, DEAD)
})

test('a link lives 24 hours, an agreement as long as it says', async () => {
  const { token } = await newCandidate(app)
  const institutional_email = address()
  await save(token, { institutional_email, ...studies(university) })
  const late = await tokenFor(app, institutional_email)
  app.at('2026-11-24T12:00:01.000Z')
  assert.deepEqual((await refusal(confirm(late))).body.errors, DEAD)
  await app.call(sendInstitutionalConfirmation, {}, token)
  await confirm(await tokenFor(app, institutional_email))
  assert.notEqual(await hub(token), null)
  const until = (agreement_ends_on: string | null) =>
    app
      .ctx()
      .db.updateTable('institution_partners')
      .set({ agreement_ends_on })
      .where('institution_id', '=', university)
      .execute()
  await until('2026-11-23')
  assert.deepEqual([await hub(token), (await mine(token)).bond], [null, null])
  await until(null)
  assert.notEqual(await hub(token), null)
})
