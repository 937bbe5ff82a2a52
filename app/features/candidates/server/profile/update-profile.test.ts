// On PostgreSQL too: types.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginTwoFactor } from '#features/accounts/wire/two-factor.ts'
import { openApp } from '#test/support/app.ts'
import { codeAt } from '#test/support/outside/authenticator.ts'
import { enter, newCandidate, PASSWORD, refusal } from '#test/support/candidate.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { cpfNumber, profiles, type ProfileSent, wholeProfile } from '#test/support/profile.ts'
import { updateProfile } from '../../wire/profile.ts'

const app = await openApp()
const { save, mine } = profiles(app)
const JSON_TYPE = { 'content-type': 'application/json' }
const experience = {
  company: 'Aurora',
  job: 'Estágio em TI',
  level: 'intern' as const,
  start_date: '02/2023',
  end_date: '03/2024',
}

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
    cellphone: '(11) 9888-87777',
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
  assert.deepEqual(without(stored.address_attributes!), address_attributes)
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

test('rows are added, changed and removed in one request; what is wrong is named inside them', async () => {
  const { token } = await newCandidate(app)
  const [first, second] = (
    await save(token, { experiences_attributes: [experience, { ...experience, company: 'Nimbo', current_job: true }] })
  ).experiences_attributes
  assert.deepEqual([first!.company, second!.end_date, second!.current_job], ['Aurora', null, true])
  const after = await save(token, {
    experiences_attributes: [
      { id: first!.id, _destroy: true },
      { ...experience, id: second!.id, company: 'Nimbo S.A.' },
      { ...experience, company: 'Terceira' },
    ],
  })
  assert.deepEqual(
    after.experiences_attributes.map(({ id, company }) => [id === second!.id, company]),
    [
      [true, 'Nimbo S.A.'],
      [false, 'Terceira'],
    ],
  )
  const wrong = await refusal(
    save(token, { experiences_attributes: [experience, { ...experience, company: '', end_date: '01/2023' }] }),
  )
  assert.deepEqual(wrong.body.errors, {
    'experiences[1].company': ['Não pode ficar em branco'],
    'experiences[1].end_date': ['A data de saída deve ser maior ou igual à de entrada'],
  })
})

test("a row of somebody else's is one that does not exist, and so is one that went", async () => {
  const [ana, bia] = [await newCandidate(app), await newCandidate(app)]
  const [row] = (await save(ana.token, { experiences_attributes: [experience] })).experiences_attributes
  const gone = { 'experiences[0]': ['Este item não existe mais. Recarregue a página.'] }
  for (const sent of [
    { ...experience, id: row!.id },
    { id: row!.id, _destroy: true as const },
  ])
    assert.deepEqual((await refusal(save(bia.token, { experiences_attributes: [sent] }))).body.errors, gone)
  await save(ana.token, { experiences_attributes: [{ id: row!.id, _destroy: true }] })
  assert.deepEqual(
    (await refusal(save(ana.token, { experiences_attributes: [{ ...experience, id: row!.id }] }))).body.errors,
    gone,
  )
})

test('a language stands in a list once', async () => {
  const { token } = await newCandidate(app)
  await save(token, { user_languages_attributes: [{ language_id: 'en', level: 'fluent' }] })
  const twice = await refusal(save(token, { user_languages_attributes: [{ language_id: 'en', level: 'beginner' }] }))
  assert.deepEqual(twice.body.errors, { 'user_languages[0].language_id': ['Já está na sua lista'] })
  const [english, spanish] = (
    await save(token, { user_languages_attributes: [{ language_id: 'es', level: 'fluent' }] })
  ).user_languages_attributes as { id: string; language_id: string; level: 'fluent' }[]
  const landed = async (...user_languages_attributes: NonNullable<ProfileSent['user_languages_attributes']>) =>
    Object.keys((await refusal(save(token, { user_languages_attributes }))).body.errors!)
  assert.deepEqual(await landed(english!, spanish!, { language_id: 'en', level: 'beginner' }), [
    'user_languages[2].language_id',
  ])
  assert.deepEqual(await landed({ ...english!, language_id: 'es' }, spanish!), ['user_languages[0].language_id'])
  assert.deepEqual(
    await landed(english!, { language_id: 'fr', level: 'native' }, { language_id: 'fr', level: 'fluent' }),
    ['user_languages[2].language_id'],
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

test('changing e-mail or password asks who is at the keyboard, and both come or none', async () => {
  const { token, email, ...user } = await newCandidate(app)
  const other = `novo.${email}`
  const asked = await refusal(save(token, { email: other }))
  assert.deepEqual(asked.body.errors, { current_password: ['Não pode ficar em branco'] })
  assert.deepEqual((await refusal(save(token, { email: other, current_password: 'Errada@2026' }))).body.errors, {
    current_password: ['Senha atual incorreta.'],
  })
  const mixed = await refusal(
    save(token, {
      password: 'Nova@20267',
      current_password: PASSWORD,
      university_id: 999_999_999,
      not_in_university: true,
    }),
  )
  assert.deepEqual(mixed.body.errors, { university_id: ['Escolha uma opção da lista'] })
  const saved = await save(token, { email, password: '', motivations: 'Sem trocar nada' })
  assert.equal(saved.motivations, 'Sem trocar nada')
  await save(token, {
    email: other,
    password: 'Nova@20267',
    password_confirmation: 'Nova@20267',
    current_password: user.password,
  })
  assert.equal((await mine(token)).email, email)
  assert.equal((await lettersTo(app, other))[0]!.subject, 'Confirme seu e-mail')
  assert.equal((await enter(app, { email, password: 'Nova@20267' })).user_type, 'User')
})

test('a save that is refused turns nothing on and loses no codes; one that stands brings them, once', async () => {
  const [ana, bia] = [await newCandidate(app), await newCandidate(app)]
  const cpf = cpfNumber()
  await save(ana.token, { cpf })
  const { secret } = (await app.call(beginTwoFactor, {}, bia.token)).data.attributes
  const turn = (more: object) =>
    app.call(
      updateProfile,
      {
        user: {
          user_info_attributes: {
            otp_required_for_login: true,
            current_password: PASSWORD,
            otp: codeAt(secret, Date.now()),
            ...more,
          },
        },
      },
      bia.token,
    )
  assert.deepEqual(Object.keys((await refusal(turn({ cpf }))).body.errors!), ['cpf'])
  assert.equal((await mine(bia.token)).otp_required_for_login, false)
  const { data, recovery_codes } = await turn({ motivations: 'Com duas etapas' })
  assert.deepEqual(
    [data.attributes.otp_required_for_login, data.attributes.motivations, recovery_codes?.length],
    [true, 'Com duas etapas', 10],
  )
  const other = {
    password: 'Nova@20267',
    password_confirmation: 'Nova@20267',
    current_password: PASSWORD,
    otp: recovery_codes![0]!,
  }
  assert.deepEqual(Object.keys((await refusal(save(bia.token, { ...other, cpf }))).body.errors!), ['cpf'])
  await save(bia.token, other)
  const off = await app.call(
    updateProfile,
    {
      user: {
        user_info_attributes: {
          otp_required_for_login: false,
          current_password: 'Nova@20267',
          otp: recovery_codes![1]!,
        },
      },
    },
    bia.token,
  )
  assert.deepEqual([off.data.attributes.otp_required_for_login, off.recovery_codes], [false, undefined])
})

test('only what its list offers is taken', async () => {
  const { token } = await newCandidate(app)
  const { address_attributes } = wholeProfile()
  const chosen = 'Escolha uma opção da lista'
  const refused: [ProfileSent, string][] = [
    [{ job_interests: ['administracao.qualidade'] }, 'job_interests'],
    [{ sub_area_ids: ['administracao'] }, 'sub_area_ids'],
    [{ main_education_type: 'elementary_school', ies_period: 'bimester' }, 'ies_period'],
    [{ address_attributes: { ...address_attributes!, country_id: 'US' } }, 'address.country_id'],
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

test('a week has seven days, whatever was sent of it, and each thing in it an id of its own', async () => {
  const { token } = await newCandidate(app)
  const hours = (from: string, to: string) => ({ id: 'same', from, to })
  const days_attributes = [
    {
      id: 'same',
      day_of_week: 6,
      available: true,
      hours_attributes: [hours('08:00', '10:00'), hours('14:00', '16:00')],
    },
    { id: 'same', day_of_week: 2, available: true, hours_attributes: [hours('08:00', '10:00')] },
  ]
  const { study_schedule_attributes: week } = await save(token, {
    study_schedule_attributes: { schedule_type: 'custom', days_attributes },
  })
  assert.deepEqual(
    week!.days_attributes.map(({ day_of_week, available }) => [day_of_week, available]),
    [1, 2, 3, 4, 5, 6, 7].map((day) => [day, day === 2 || day === 6]),
  )
  const ids = week!.days_attributes.flatMap(({ id, hours_attributes }) => [
    id,
    ...hours_attributes.map((range) => range.id),
  ])
  assert.deepEqual([new Set(ids).size, ids.includes('same')], [ids.length, false])
  const again = await save(token, {
    study_schedule_attributes: {
      schedule_type: 'custom',
      days_attributes: week!.days_attributes.map((day) => ({ ...day, available: true })),
    },
  })
  assert.deepEqual(
    again.study_schedule_attributes!.days_attributes.flatMap(({ id, hours_attributes }) => [
      id,
      ...hours_attributes.map((range) => range.id),
    ]),
    ids,
  )
  assert.deepEqual(
    (
      await save(token, {
        study_schedule_attributes: { schedule_type: 'flex', days_attributes: week!.days_attributes },
      })
    ).study_schedule_attributes!.days_attributes,
    [],
  )
})

test('a list keeps its order when rows of it change', async () => {
  const { token } = await newCandidate(app)
  const [one, , three] = (
    await save(token, { experiences_attributes: ['Um', 'Dois', 'Três'].map((company) => ({ ...experience, company })) })
  ).experiences_attributes
  const after = await save(token, {
    experiences_attributes: [
      { ...experience, company: 'Novo' },
      { ...experience, id: three!.id, company: 'Três mil' },
      { ...experience, id: one!.id, company: 'Um mil' },
    ],
  })
  assert.deepEqual(
    after.experiences_attributes.map(({ company }) => company),
    ['Um mil', 'Dois', 'Três mil', 'Novo'],
  )
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

test('two-factor turns by its own codes, and never together with another change', async () => {
  const { token } = await newCandidate(app)
  assert.deepEqual((await refusal(save(token, { otp_required_for_login: true }))).body.errors, {
    current_password: ['Não pode ficar em branco'],
  })
  assert.deepEqual(
    (await refusal(save(token, { otp_required_for_login: true, current_password: PASSWORD }))).body.errors,
    { otp: ['Não pode ficar em branco'] },
  )
  assert.deepEqual(
    Object.keys(
      (await refusal(save(token, { otp_required_for_login: true, email: 'x@y.example', current_password: PASSWORD })))
        .body.errors!,
    ),
    ['otp_required_for_login'],
  )
  assert.equal(
    (await refusal(save(token, { otp_required_for_login: true, current_password: PASSWORD, otp: '123456' }))).status,
    409,
  )
  assert.equal((await save(token, { otp_required_for_login: false, motivations: 'x' })).otp_required_for_login, false)
})
