import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate } from '#test/support/candidate.ts'
import { pdfText } from '#test/support/files/pdf-text.ts'
import { profiles, wholeProfile } from '#test/support/profile.ts'
import * as wire from '../../wire/profile.ts'
import { contactsOf, resumeOf } from './entries.ts'
import { setResume } from './set-resume.ts'

const app = await openApp()
const { save } = profiles(app)

async function person() {
  const { token } = await newCandidate(app)
  const { data } = await app.call(wire.showAttributes, {}, token)
  return { token, id: data.id, slug: data.attributes.slug }
}
const print = (id: string, token: string) =>
  app.request(`/v1/profile/user_infos/${id}/resume`, { headers: { authorization: `Bearer ${token}` } })
const viewOf = async (id: string, token: string) => (await app.call(wire.showProfile, { id }, token)).data.attributes

test('a profile is a tagged document in Portuguese, under its owner’s name', async () => {
  const { token, id, slug } = await person()
  await save(token, wholeProfile())
  for (const key of [id, slug]) {
    const answer = await print(key, token)
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/pdf'])
    assert.match(
      answer.headers.get('content-disposition')!,
      /^inline; filename="Curriculo de .+\.pdf"; filename\*=UTF-8''Curr%C3%ADculo%20de%20/,
    )
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    for (const part of [
      '/Lang (pt-BR)',
      '/DisplayDocTitle true',
      '/Marked true',
      '/S /H1',
      '/S /H2',
      '/S /Link',
      '/Outlines',
      '/Subtype /Link',
      'mailto:',
    ])
      assert.ok(pdf.includes(part), part)
    assert.doesNotMatch(pdf, /Helvetica/)
  }
})

test('an empty profile is printed too, and says where it is filled', async () => {
  const { token, id } = await person()
  const answer = await print(id, token)
  assert.equal(answer.status, 200)
  assert.deepEqual(resumeOf(await viewOf(id, token)), [])
})

test('nobody prints somebody else’s', async () => {
  const [mine, other] = [await person(), await person()]
  assert.equal((await print(mine.id, other.token)).status, 404)
  assert.equal((await print('nobody', other.token)).status, 404)
})

test('everything that was told stands in it, and nothing that may harm', async () => {
  const { token, id } = await person()
  const sent = wholeProfile()
  await save(token, sent)
  const view = await viewOf(id, token)
  const words = JSON.stringify([contactsOf(view), resumeOf(view)])
  const told = [
    view.summary,
    view.motivations,
    view.interesting_fact,
    view.course,
    view.university,
    view.email,
    view.cellphone,
    ...view.hobbies,
    ...view.skills,
    ...view.abilities,
    ...view.job_interests,
  ]
  for (const text of [
    ...told,
    ...view.languages.map(({ name }) => name),
    ...view.softwares.map(({ name }) => name),
    ...view.experiences.map(({ company }) => company),
  ])
    if (text) assert.ok(words.includes(JSON.stringify(text).slice(1, -1)), text)
  const { cpf, rg, mother_name, date_of_birth, ethnicity, gender, marital_status, sexual_orientation, disabilities } =
    view.personal!
  for (const secret of [
    cpf,
    rg,
    mother_name,
    date_of_birth,
    ethnicity,
    gender,
    marital_status,
    sexual_orientation,
    ...disabilities.map(({ name }) => name),
  ]) {
    assert.ok(secret)
    assert.ok(!words.includes(secret), secret)
  }
})

test('the latest experience comes first, and one that goes on before all', async () => {
  const { token, id } = await person()
  const at = (company: string, start_date: string, end_date?: string) => ({
    company,
    job: 'Estágio',
    level: 'intern' as const,
    start_date,
    ...(end_date ? { end_date } : { current_job: true }),
  })
  await save(token, {
    experiences_attributes: [
      at('Antiga', '01/2020', '12/2020'),
      at('Atual', '02/2022'),
      at('Média', '01/2021', '06/2022'),
    ],
  })
  const [part] = resumeOf(await viewOf(id, token))
  assert.deepEqual(
    part!.entries.map(({ left, under }) => [left, under!.split(' · ')[0]]),
    [
      ['02/2022 – atual', 'Atual'],
      ['01/2021 – 06/2022', 'Média'],
      ['01/2020 – 12/2020', 'Antiga'],
    ],
  )
})

test('a résumé prints other scripts, marks what no font has, and leaves pictures out', async () => {
  const { token, id } = await person()
  const view = await viewOf(id, token)
  const names = ['Łukasz Ştefan Țurcanu', 'Đặng Thị Hoa', 'Ольга Иванова', 'Ελένη Παπαδοπούλου']
  for (const name of names) {
    const odd = {
      ...view,
      name,
      summary: 'De A → B com ✓ e “aspas”: R$ 10 \u2264 € 3\u{1f469}\u200d\u{1f680} fim\ufe0f.',
      motivations: '日本語 e ไทย',
    }
    const text = pdfText(Buffer.from(await setResume({ profile: odd, app_name: 'Ponte', dated: '2026-11-21' })))
    for (const words of [name, 'De A → B com ✓ e “aspas”: R$ 10 ≤ € 3 fim.', '□□□ e □□'])
      assert.ok(text.includes(words), `${words}: ${text}`)
  }
})

test('letters that no font has, and lines without end, break nothing', async () => {
  const { token, id } = await person()
  const view = await viewOf(id, token)
  const odd = {
    ...view,
    name: '\u{1F600} Łucja 日本',
    summary: `${'x'.repeat(3000)}\n\u0301\u200b ${'fim '.repeat(600)}`,
    portfolios: [`https://exemplo.example/${'a'.repeat(270)}`],
    email: `${'a'.repeat(200)}@exemplo.example`,
  }
  const bytes = await setResume({ profile: odd, app_name: 'Ponte', dated: '2026-11-21' })
  assert.ok(bytes.length > 5_000)
})
