// On PostgreSQL too: types.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { showProfile } from '../../wire/profile.ts'
import { cpfNumber, profiles, type ProfileSent, wholeProfile } from '#test/support/profile.ts'

const app = await openApp()
const { save, mine } = profiles(app)
const JSON_TYPE = { 'content-type': 'application/json' }

test('a new profile is empty, and what is sent changes while the rest stays', async () => {
  const { token, email } = await newCandidate(app)
  const before = await mine(token)
  assert.deepEqual(
    [before.email, before.full_name, before.cpf, before.completeness.percentage, before.lock_version],
    [email, 'Lia Barbosa Nogueira', null, 0, 0],
  )
  const cpf = cpfNumber()
  const after = await save(token, {
    cpf,
    date_of_birth: '03/05/2004',
    cellphone: '(11) 98888-7777',
    social_name: '',
    expected_salary: '1234.50',
  })
  assert.deepEqual(
    [after.cpf, after.date_of_birth, after.cellphone, after.social_name, after.expected_salary, after.lock_version],
    [cpf, '03/05/2004', '(11) 98888-7777', null, '1234.50', 1],
  )
  assert.deepEqual(
    [after.completeness.percentage, after.completeness.next?.part, after.privacy_chosen],
    [15, 'education', false],
  )
  assert.deepEqual(await mine(token), after)
})

test('a portfolio is read as it was typed, accents and all', async () => {
  const { token } = await newCandidate(app)
  const portfolios = ['https://lia.example/são-paulo']
  assert.deepEqual((await save(token, { portfolios })).portfolios, portfolios)
})

test('a yes or no sent blank as JSON is no answer, as in a form', async () => {
  const { token } = await newCandidate(app)
  const blank = { auto_enroll: '', working: '', authorize_whatsapp: '' } as unknown as ProfileSent
  const { auto_enroll, working, authorize_whatsapp } = await save(token, blank)
  assert.deepEqual([auto_enroll, working, authorize_whatsapp], [false, null, false])
})

test('whatever a profile holds comes back as it was written, with its labels', async () => {
  const { token } = await newCandidate(app)
  const sent = wholeProfile()
  const stored = await save(token, sent)
  const { facebook, address_attributes, study_schedule_attributes, disabilities_attributes, ...rest } = sent
  const without = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id'))
  for (const [name, value] of Object.entries(rest)) {
    const kept = stored[name as keyof typeof stored]
    if (name.endsWith('_attributes'))
      assert.deepEqual(
        (kept as object[]).map(without),
        (value as object[]).map((row) => ({ ...(name.startsWith('exp') && { current_job: false }), ...row })),
        name,
      )
    else assert.deepEqual(kept, value, name)
  }
  assert.equal(stored.facebook, 'https://facebook.com/lia')
  assert.equal(facebook, 'facebook.com/lia')
  assert.deepEqual(without(stored.address_attributes!), { ...address_attributes, state_name: null, city_name: null })
  assert.deepEqual(
    stored.study_schedule_attributes!.days_attributes[0]!.hours_attributes.map(({ from, to }) => [from, to]),
    [['19:00', '22:30']],
  )
  assert.equal(study_schedule_attributes!.schedule_type, stored.study_schedule_attributes!.schedule_type)
  assert.deepEqual(
    stored.disabilities_attributes.map(({ disability_type_id, description, document }) => ({
      disability_type_id,
      description,
      document,
    })),
    disabilities_attributes!.map((row) => ({ ...row, document: null })),
  )
  assert.deepEqual(
    [
      stored.labels['city_id']?.[0]?.label,
      stored.labels['language_id']?.[0]?.label,
      stored.labels['ethnicity_id']?.[0]?.label,
    ],
    ['Belo Horizonte', 'Inglês', 'Parda'],
  )
  assert.deepEqual(
    [stored.completeness.percentage, stored.completeness.missing, stored.privacy_chosen],
    [96, ['photo'], true],
  )
})

test('the id of somebody else is 403, and nothing changes', async () => {
  const [ana, bia] = [await newCandidate(app), await newCandidate(app)]
  const { data } = (await (
    await app.request('/v1/profile/user_infos/attributes', { headers: { authorization: `Bearer ${bia.token}` } })
  ).json()) as { data: { id: string } }
  const refused = await refusal(save(ana.token, { id: data.id, summary: '' }))
  assert.deepEqual([refused.status, refused.body.messages], [403, ['Este cadastro é de outra pessoa.']])
  assert.equal((await mine(bia.token)).lock_version, 0)
})

test('POST does what PUT does, and a form does what JSON does', async () => {
  const { token } = await newCandidate(app)
  const headers = { authorization: `Bearer ${token}` }
  const body = JSON.stringify({ user: { user_info_attributes: { motivations: 'Aprender' } } })
  for (const method of ['POST', 'PUT'])
    assert.equal(
      (await app.request('/v1/profile/users', { method, headers: { ...headers, ...JSON_TYPE }, body })).status,
      200,
    )
  const form = new FormData()
  const at = 'user[user_info_attributes]'
  const fields = {
    [`${at}[working]`]: 'true',
    [`${at}[hobbies][]`]: 'Xadrez',
    [`${at}[expected_salary]`]: '',
    [`${at}[experiences_attributes][0][company]`]: 'Aurora',
    [`${at}[experiences_attributes][0][job]`]: 'Estágio',
    [`${at}[experiences_attributes][0][level]`]: 'intern',
    [`${at}[experiences_attributes][0][current_job]`]: 'true',
    [`${at}[experiences_attributes][0][start_date]`]: '02/2024',
    [`${at}[experiences_attributes][0][_destroy]`]: 'false',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const response = await app.request('/v1/profile/users', { method: 'PUT', headers, body: form })
  assert.equal(response.status, 200)
  const { working, hobbies, experiences_attributes: rows, motivations } = await mine(token)
  assert.deepEqual(
    [working, hobbies, rows.map(({ company, current_job }) => [company, current_job]), motivations],
    [true, ['Xadrez'], [['Aurora', true]], 'Aprender'],
  )
  const remove = new FormData()
  remove.append(`${at}[experiences_attributes][0][id]`, rows[0]!.id)
  remove.append(`${at}[experiences_attributes][0][_destroy]`, '1')
  assert.equal((await app.request('/v1/profile/users', { method: 'PUT', headers, body: remove })).status, 200)
  assert.deepEqual((await mine(token)).experiences_attributes, [])
})

test('two tabs that change different fields both win; the same field is 409 with what stands now', async () => {
  const { token } = await newCandidate(app)
  const { lock_version } = await mine(token)
  await save(token, { lock_version, motivations: 'Da primeira aba', skype: 'lia' })
  assert.equal((await save(token, { lock_version, interesting_fact: 'Da segunda aba' })).motivations, 'Da primeira aba')
  const stale = await refusal(save(token, { lock_version, motivations: 'Da segunda aba', working: true }))
  const { fields, data } = stale.body as unknown as {
    fields: string[]
    data: { attributes: { motivations: string; working: boolean | null; lock_version: number } }
  }
  assert.deepEqual(
    [stale.status, fields, data.attributes.motivations, data.attributes.working],
    [409, ['motivations'], 'Da primeira aba', null],
  )
  assert.equal(
    (await save(token, { lock_version: data.attributes.lock_version, motivations: 'Da segunda aba' })).motivations,
    'Da segunda aba',
  )
})

test('a CPF has one owner, whatever its spelling in the vault', async () => {
  const [ana, bia] = [await newCandidate(app), await newCandidate(app)]
  const cpf = cpfNumber()
  await save(ana.token, { cpf })
  const taken = await refusal(save(bia.token, { cpf, motivations: 'x' }))
  assert.deepEqual(
    [taken.status, taken.body.errors],
    [422, { cpf: ['Este CPF já está em outra conta. Entre com ela, ou fale com a gente.'] }],
  )
  assert.deepEqual([(await mine(bia.token)).motivations, (await save(ana.token, { cpf })).cpf], [null, cpf])
})

test('CPF checks: five different ones at once, then one in twelve minutes; one’s own is unlimited', async () => {
  const { token } = await newCandidate(app)
  for (let n = 0; n < 5; n++) await save(token, { cpf: cpfNumber() })
  const last = (await mine(token)).cpf!
  const slow = await refusal(save(token, { cpf: cpfNumber() }))
  assert.deepEqual(
    [slow.status, slow.message],
    [429, 'Muitas tentativas em pouco tempo. Tente novamente em 12 minutos.'],
  )
  await save(token, { cpf: last, motivations: 'Aprender' })
  await save(token, { motivations: 'Crescer' })
})

const IN_WORDS = { state_name: 'Lisboa', city_name: 'Sintra' }

test('an address in another country is kept and read in words', async () => {
  const { token } = await newCandidate(app)
  const address_attributes = {
    ...wholeProfile().address_attributes!,
    country_id: 'PT',
    zipcode: '2710-405',
    ...IN_WORDS,
  }
  const kept = (await save(token, { address_attributes })).address_attributes!
  assert.deepEqual(
    [kept.state_id, kept.city_id, kept.state_name, kept.city_name, kept.zipcode],
    [null, null, 'Lisboa', 'Sintra', '2710-405'],
  )
  const { slug } = await mine(token)
  const { personal } = (await app.call(showProfile, { id: slug }, token)).data.attributes
  assert.deepEqual(personal!.address.slice(2), ['Sintra, Lisboa, Portugal', 'Código postal 2710-405'])
})

test('only what its list offers is taken', async () => {
  const { token } = await newCandidate(app)
  const { address_attributes } = wholeProfile()
  const chosen = 'Escolha uma opção da lista'
  const refused: [ProfileSent, string][] = [
    [{ job_interests: ['administracao.qualidade'] }, 'job_interests'],
    [{ sub_area_ids: ['administracao'] }, 'sub_area_ids'],
    [{ main_education_type: 'elementary_school', ies_period: 'bimester' }, 'ies_period'],
    [{ address_attributes: { ...address_attributes!, country_id: 'XX', ...IN_WORDS } }, 'address.country_id'],
  ]
  for (const [sent, field] of refused)
    assert.deepEqual((await refusal(save(token, sent))).body.errors, { [field]: [chosen] })
  const { visible_sections } = await save(token, {
    visible_sections: ['photo', 'about', 'photo'],
    main_education_type: 'elementary_school',
    ies_period: 'year',
  })
  assert.deepEqual(visible_sections, ['photo', 'about'])
  assert.deepEqual((await refusal(save(token, { ies_period: 'module' }))).body.errors, { ies_period: [chosen] })
  await save(token, { main_education_type: 'college', ies_period: 'bimester' })
  assert.deepEqual((await refusal(save(token, { main_education_type: 'elementary_school' }))).body.errors, {
    ies_period: [chosen],
  })
  assert.equal((await save(token, { main_education_type: 'elementary_school', ies_period: null })).ies_period, null)
})

test('an identity document as contracts write it is the RG, and its state lands where it was sent', async () => {
  const { token } = await newCandidate(app)
  const sent = (state_id: string) => ({
    documents_attributes: [{ number: '11.222.333-4', peculiarities: { state_id } }],
    internship_type: 'mandatory',
  })
  assert.deepEqual((await refusal(save(token, sent('ZZ')))).body.errors, {
    'documents[0].peculiarities.state_id': ['Escolha uma opção da lista'],
  })
  const { rg, rg_state_id, documents_attributes, internship_type, labels } = await save(token, sent('MG'))
  assert.deepEqual(
    [rg, rg_state_id, internship_type, labels['internship_type']![0]!.label],
    ['11.222.333-4', 'MG', 'mandatory', 'Estágio obrigatório'],
  )
  assert.deepEqual(documents_attributes, [
    { id: 'rg', document_type: 'rg', number: '11.222.333-4', peculiarities: { state_id: 'MG' } },
  ])
  assert.deepEqual((await refusal(save(token, { internship_type: 'x' }))).body.errors, {
    internship_type: ['Escolha uma opção da lista'],
  })
})
