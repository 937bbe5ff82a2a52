// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { registration } from '#test/support/registration.ts'
import type { Refused } from '#wire/send.ts'
import { passwordWork } from '#features/accounts/server/passwords/passwords.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { issueToken, showSession } from '#features/accounts/wire/sessions.ts'
import { CNPJ_TAKEN, EMAIL_TAKEN, registerCompany, validateCnpj, validateEmail } from '../wire/registration.ts'

const app = await openApp()
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => assert.fail('was accepted'),
    (error: unknown) => error as Refused,
  )

test('a registered manager logs in at once and is Administrador', async () => {
  const form = registration()
  const { data } = await app.call(registerCompany, form)
  assert.equal(data.attributes.cnpj, form.company.cnpj)
  const { email, password } = form.company.company_managers_attributes[0]!
  const session = await app.call(issueToken, {
    grant_type: 'password',
    username: email,
    password,
    user_type: 'CompanyManager',
  })
  assert.equal(session.first_sign_in, true)
  assert.deepEqual(session.attributes.roles, ['Administrador'])
  assert.equal(
    (await app.call(showSession, {}, session.access_token)).data.attributes.company_slug,
    data.attributes.slug,
  )
})

test('of two registrations of one CNPJ at the same instant one wins and the other reads why', async () => {
  const cnpj = registration().company.cnpj
  const [a, b] = await Promise.allSettled([
    app.call(registerCompany, registration({ cnpj })),
    app.call(registerCompany, registration({ cnpj })),
  ])
  assert.deepEqual([a.status, b.status].sort(), ['fulfilled', 'rejected'])
  const refused = (a.status === 'rejected' ? a.reason : (b as PromiseRejectedResult).reason) as Refused
  assert.equal(refused.status, 422)
  assert.deepEqual(refused.body.errors, { cnpj: [CNPJ_TAKEN] })
})

test('a taken CNPJ and a taken e-mail are both said, each on its field', async () => {
  const first = registration()
  await app.call(registerCompany, first)
  const refused = await refusal(app.call(registerCompany, first))
  assert.deepEqual(refused.body.errors, { cnpj: [CNPJ_TAKEN], 'company_managers[0].email': [EMAIL_TAKEN] })
})

test('a registration whose answer was lost is answered when it comes again with its key, and no other is', async () => {
  const form = registration()
  const key = 'a key of this registration'
  const answers = await Promise.all([1, 2, 3].map(() => app.call(registerCompany, form, undefined, key)))
  assert.equal(new Set(answers.map(({ data }) => data.id)).size, 1)
  const others = [form, registration(), registration({ cnpj: form.company.cnpj })]
  for (const [i, other] of others.entries()) {
    const refused = await refusal(app.call(registerCompany, other, undefined, i ? key : 'another key that nobody has'))
    assert.equal(refused.status, 422)
  }
  await app.settle()
  const { n } = await app
    .ctx()
    .db.selectFrom('mails')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('recipient', '=', form.company.company_managers_attributes[0]!.email)
    .executeTakeFirstOrThrow()
  assert.equal(Number(n), 1)
})

test('an alphanumeric CNPJ registers, in any case of letters', async () => {
  const { data } = await app.call(registerCompany, registration({ cnpj: '12.abc.345/01de-35' }))
  assert.equal(data.attributes.cnpj, '12.ABC.345/01DE-35')
})

test('a phone is kept in E.164 and read in its mask', async () => {
  const { data } = await app.call(registerCompany, registration({ phone: '+44 (20) 71234-5678' }))
  assert.equal(data.attributes.phone, '+44 (20) 71234-5678')
  const { phone } = await app
    .ctx()
    .db.selectFrom('companies')
    .select('phone')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  assert.equal(phone, '+4420712345678')
})

test('an empty form names every field that is missing', async () => {
  const empty = {
    cnpj: '',
    name: ' ',
    phone: '',
    website: '',
    sector_id: '',
    company_managers_attributes: [{ name: '', email: '', password: '' }],
  }
  const refused = await refusal(app.call(registerCompany, { company: empty }))
  const blank = ['Não pode ficar em branco']
  assert.deepEqual(refused.body.errors, {
    cnpj: blank,
    name: blank,
    phone: blank,
    website: blank,
    sector_id: blank,
    'company_managers[0].email': blank,
    'company_managers[0].name': blank,
    'company_managers[0].password': blank,
  })
})

test('a sector that is not in the list is an error on its field', async () => {
  for (const sector_id of ['nope', 'A']) {
    const refused = await refusal(app.call(registerCompany, registration({ sector_id })))
    assert.deepEqual(refused.body.errors, { sector_id: ['Escolha um setor da lista'] }, sector_id)
  }
})

test('a name is no way to send somebody a link', async () => {
  for (const name of ['Prêmio: https://golpe.example/x', 'Veja www.golpe.example']) {
    const refused = await refusal(app.call(registerCompany, registration({ name })))
    assert.deepEqual(refused.body.errors, { name: ['Informe só o nome, sem endereço da internet'] })
  }
  await app.call(registerCompany, registration({ name: 'Casas.com & Cia. (SP)' }))
})

test('a letter asks for an answer only where one is read', async () => {
  const lettersTo = async () => {
    const form = registration()
    await app.call(registerCompany, form)
    await app.settle()
    return app
      .ctx()
      .db.selectFrom('mails')
      .select(['text', 'headers'])
      .where('recipient', '=', form.company.company_managers_attributes[0]!.email)
      .executeTakeFirstOrThrow()
  }
  const nobody = await lettersTo()
  assert.deepEqual([/responda a esta mensagem/.test(nobody.text), nobody.headers], [false, {}])
  const { db, now } = app.ctx()
  const { id: changed_by_login_id } = await db.selectFrom('logins').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('site_settings')
    .values({ name: 'contact_email', value: 'contato@ponte.test', changed_by_login_id, changed_at: now.toISOString() })
    .execute()
  const somebody = await lettersTo()
  assert.deepEqual(
    [/responda a esta mensagem/.test(somebody.text), somebody.headers],
    [true, { 'Reply-To': 'contato@ponte.test' }],
  )
})

test('the registration is answered with a letter, once', async () => {
  const form = registration()
  await app.call(registerCompany, form)
  await app.settle()
  const to = form.company.company_managers_attributes[0]!.email
  const mails = await app.ctx().db.selectFrom('mails').select('subject').where('recipient', '=', to).execute()
  assert.deepEqual(mails, [{ subject: 'Sua empresa está no Ponte' }])
})

test('the checks answer valid only for what is well formed and free', async () => {
  const form = registration()
  await app.call(registerCompany, form)
  const { cnpj, company_managers_attributes } = form.company
  assert.deepEqual(await app.call(validateCnpj, { cnpj }), { valid: false })
  assert.deepEqual(await app.call(validateCnpj, { cnpj: registration().company.cnpj }), { valid: true })
  for (const malformed of ['', '11.111.111/1111-11', 'x'.repeat(3000)])
    assert.deepEqual(await app.call(validateCnpj, { cnpj: malformed }), { valid: false })
  assert.deepEqual(await app.call(validateEmail, { email: company_managers_attributes[0]!.email.toUpperCase() }), {
    valid: false,
  })
  assert.deepEqual(await app.call(validateEmail, { email: 'livre@empresa.example' }), { valid: true })
  assert.deepEqual(await app.call(validateEmail, { email: 'sem arroba' }), { valid: false })
})

test('a check of what is no text at all answers that it is not valid', async () => {
  for (const [path, field] of [
    ['cnpj', 'cnpj'],
    ['manager_email', 'email'],
  ] as const) {
    const ask = async (init: RequestInit) => {
      const answer = await app.request(
        `/v1/profile/companies/validate_company_${path}`,
        { method: 'POST', ...init },
        '203.0.113.7',
      )
      assert.deepEqual([answer.status, await answer.json()], [200, { valid: false }], JSON.stringify(init))
    }
    await ask({})
    for (const value of [1, null, true, {}, ['a', 'b'], 'a\0b', undefined])
      await ask({ headers: { 'content-type': 'application/json' }, body: JSON.stringify({ [field]: value }) })
    await ask({
      body: new URLSearchParams([
        [field, 'a'],
        [field, 'b'],
      ]),
    })
    await ask({ body: new URLSearchParams([[`${field}[x]`, 'a']]) })
  }
})

test('the twenty-first registration in ten minutes from one address waits, on either way in', async () => {
  const post = (path: string, address: string) =>
    app.request(
      path,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(taken) },
      address,
    )
  const taken = registration()
  await app.call(registerCompany, taken)
  const { id: city_id } = await app.ctx().db.selectFrom('cities').select('id').executeTakeFirstOrThrow()
  await makePartner(app.ctx(), {
    name: 'Escola',
    acronym: 'E',
    category: 'privada',
    organization: 'faculdade',
    city_id,
    display_name: 'escola',
  })
  const statuses = []
  for (let i = 0; i < 20; i++)
    statuses.push((await post(i % 2 ? '/v1/ies/escola/companies' : '/v1/profile/companies', '203.0.113.8')).status)
  assert.deepEqual([...new Set(statuses)].sort(), [422])
  for (const path of ['/v1/profile/companies', '/v1/ies/escola/companies']) {
    const refused = await post(path, '203.0.113.8')
    assert.equal(refused.status, 429)
    assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d*$/)
  }
  assert.equal((await post('/v1/profile/companies', '203.0.113.10')).status, 422)
})

test('what is taken is said before a password is hashed', async () => {
  const taken = registration()
  await app.call(registerCompany, taken)
  let work = 0
  const count = () => void work++
  passwordWork.subscribe(count)
  await refusal(app.call(registerCompany, taken))
  await refusal(app.call(registerCompany, { company: { ...registration().company, cnpj: taken.company.cnpj } }))
  passwordWork.unsubscribe(count)
  assert.equal(work, 0)
})

test('the sixty-first check in a minute from one address waits, and an IPv6 household is one address', async () => {
  const spend = (address: string) =>
    app.request(
      '/v1/profile/companies/validate_company_cnpj',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"cnpj":"1"}' },
      address,
    )
  for (const address of [() => '203.0.113.9', (i: number) => `2001:db8:0:7::${i.toString(16)}`]) {
    const statuses = []
    for (let i = 0; i < 61; i++) statuses.push((await spend(address(i))).status)
    assert.equal(
      statuses.slice(0, 60).every((s) => s === 200),
      true,
    )
    assert.equal(statuses[60], 429)
    assert.match((await spend(address(61))).headers.get('retry-after') ?? '', /^[1-9]\d*$/)
  }
})
