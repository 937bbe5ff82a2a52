// Bonds by the lists of who studies at a partner: whoever is on one, whenever they tell where they study.
// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { hashPassword, openLogin } from '#features/accounts/server/accounts.ts'
import { confirmEmail, issueToken, showSession } from '#features/accounts/wire.ts'
import { confirmInstitutionalEmail } from '#features/candidates/wire/profile.ts'
import { signUp } from '#features/candidates/wire/registration.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { followAgreements } from '#features/institutions/server/partners/follow-agreements.ts'
import { updateInstitution } from '#features/institutions/wire/institution-form.ts'
import { checkEnrolments, importEnrolments, savePartner, showPartner } from '#features/institutions/wire/partners.ts'
import { writeSheet } from '#server/spreadsheets/sheet.ts'
import { enqueue } from '#server/tasks/task.ts'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate, person, refusal } from '#test/support/candidate.ts'
import { tokenFor } from '#test/support/outside/letters.ts'
import { cpfNumber, profiles } from '#test/support/profile.ts'
import { bareCpf } from '#wire/person/cpf.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save, mine } = profiles(app)
let operator: string
let university: number
let campus: number
let course_id: string

before(async () => {
  const { db } = app.ctx()
  university = await makePartner(app.ctx(), { ...horizonte, proves_bond_by_email: false })
  campus = (
    await db
      .insertInto('institutions')
      .values({ name: 'Campus Norte', parent_id: university })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  course_id = (
    await db
      .selectFrom('institution_courses')
      .select('course_id')
      .where('institution_id', '=', university)
      .limit(1)
      .executeTakeFirstOrThrow()
  ).course_id
  await openLogin(app.ctx(), {
    user_type: 'Operator',
    email: 'operacao@ponte.example',
    password_hash: await hashPassword('Ponte@2026'),
    email_confirmed: true,
  })
  operator = (
    await app.call(issueToken, {
      grant_type: 'password',
      username: 'operacao@ponte.example',
      password: 'Ponte@2026',
      user_type: 'Operator',
    })
  ).access_token
})

const studies = () => ({ university_id: campus, course_id, current_semester: 3, formation_date: '12/2099' })
const csv = (...lines: string[]) => new File([lines.join('\n')], 'alunos.csv')
const bring = async (file: File, replace = false) => {
  const { data } = await app.call(importEnrolments, { id: String(university), file, replace }, operator)
  await app.settle()
  return data.attributes
}
const hub = async (token: string) =>
  (await app.call(showSession, {}, token)).data.attributes.talent_hub_ies_student?.id ?? null
const standing = async () => (await app.call(showPartner, { id: String(university) }, operator)).data.attributes

test('who is on a list by CPF has a bond as soon as the list is there, and the session says so', async () => {
  const [listed, other] = [await newCandidate(app), await newCandidate(app)]
  const cpf = cpfNumber()
  await save(listed.token, { cpf, ...studies() })
  await save(other.token, { cpf: cpfNumber(), ...studies() })
  const { people, unread, added, problems } = await bring(
    csv('Nome;CPF', `Ana;${bareCpf(cpf)}`, 'Rui;111.111.111-11', `Ana de novo;${cpf}`),
  )
  assert.deepEqual([people, unread, added, problems], [1, 1, 1, [{ line: 3, problem: 'CPF inválido' }]])
  assert.deepEqual([await hub(listed.token), await hub(other.token)], [String(university), null])
  assert.equal((await mine(listed.token)).bond?.proven_by, 'enrolment_list')
  const { bonds, lists } = await standing()
  assert.deepEqual(
    [bonds, lists.map(({ file_name, people }) => [file_name, people])],
    [{ email: 0, enrolment_list: 1 }, [['alunos.csv', 1]]],
  )
})

test('who tells where they study after the list came has the bond at once', async () => {
  const { token } = await newCandidate(app)
  const cpf = cpfNumber()
  await bring(csv('cpf', cpf))
  assert.equal((await save(token, { ...studies() })).bond, null)
  assert.equal((await save(token, { cpf })).bond?.institution_id, university)
  assert.equal((await save(token, { not_in_university: true })).bond, null)
})

test('an e-mail on the list counts once it is proven, however it is written', async () => {
  const user = person()
  const { email } = user
  await app.call(signUp, { user })
  const token = (await enter(app, user)).access_token
  await save(token, studies())
  const sheet = await writeSheet({
    name: 'Alunos',
    columns: [
      { header: 'Aluno', width: 20 },
      { header: 'E-mail', width: 30 },
    ],
    rows: [
      ['Bia', email.toUpperCase()],
      ['Ninguém', 'sem arroba'],
    ],
  })
  const { people, unread } = await bring(new File([sheet], 'alunos.xlsx'))
  assert.deepEqual([people, unread, await hub(token)], [1, 1, null])
  await app.call(confirmEmail, { token: await tokenFor(app, email) })
  await app.settle()
  assert.equal(await hub(token), String(university))
})

test('a list that takes the place of all before ends the bonds of who is not on it', async () => {
  const [stays, goes] = [await newCandidate(app), await newCandidate(app)]
  const [one, two] = [cpfNumber(), cpfNumber()]
  await save(stays.token, { cpf: one, ...studies() })
  await save(goes.token, { cpf: two, ...studies() })
  await bring(csv('CPF', one, two))
  assert.deepEqual([await hub(stays.token), await hub(goes.token)], [String(university), String(university)])
  const { left_out } = (await app.call(checkEnrolments, { id: String(university), file: csv('CPF', one) }, operator))
    .data.attributes
  assert.equal(left_out, (await standing()).enrolled - 1)
  await bring(csv('CPF', one), true)
  assert.deepEqual(
    [await hub(stays.token), await hub(goes.token), (await standing()).enrolled],
    [String(university), null, 1],
  )
  const three = cpfNumber()
  await bring(csv('CPF;E-mail', `${one};um@escola.example`, `${three};dois@escola.example`))
  assert.equal((await standing()).enrolled, 2)
  // By one of the two things that are known of them: the same people.
  for (const again of [csv('CPF', three, one), csv('E-mail', 'dois@escola.example', 'um@escola.example')]) {
    await bring(again)
    const looked = (await app.call(checkEnrolments, { id: String(university), file: again }, operator)).data.attributes
    assert.deepEqual([(await standing()).enrolled, looked.left_out, looked.added], [2, 0, 0])
  }
})

test('whoever loses a bond is counted, by whatever a list before knew them, and an e-mail makes nobody of two people one', async () => {
  const user = person()
  await app.call(signUp, { user })
  const token = (await enter(app, user)).access_token
  await save(token, { cpf: cpfNumber(), ...studies() })
  await app.call(confirmEmail, { token: await tokenFor(app, user.email) })
  const [joana, other, third] = [cpfNumber(), cpfNumber(), cpfNumber()]
  await bring(csv('CPF;E-mail', `${joana};`, `${other};${user.email}`), true)
  assert.equal(await hub(token), String(university))
  const look = async (...lines: string[]) => {
    const { left_out, bonds_lost, added } = (
      await app.call(checkEnrolments, { id: String(university), file: csv(...lines) }, operator)
    ).data.attributes
    return { left_out, bonds_lost, added }
  }
  assert.deepEqual(
    await look('CPF', joana, other),
    { left_out: 0, bonds_lost: 1, added: 0 },
    'named again, but not by what they are known by',
  )
  assert.deepEqual(await look('E-mail', user.email), { left_out: 1, bonds_lost: 0, added: 0 })
  await bring(csv('CPF;E-mail', `${third};${user.email}`))
  assert.deepEqual(
    [(await standing()).enrolled, await look('CPF', third)],
    [3, { left_out: 2, bonds_lost: 1, added: 0 }],
  )
  await bring(csv('CPF', joana, other), true)
  assert.deepEqual([await hub(token), (await standing()).enrolled], [null, 2])
  await bring(csv('CPF;E-mail', `${joana};${user.email}`))
  await bring(csv('CPF;E-mail', `${joana};`, `;${user.email}`), true)
  assert.deepEqual(
    [await hub(token), (await standing()).enrolled],
    [String(university), 2],
    'a list that takes the place of others forgets what they mixed up',
  )
})

test('a list that takes the place of others takes what was looked at, and says so where that has changed', async () => {
  const { token } = await newCandidate(app)
  const [one, two] = [cpfNumber(), cpfNumber()]
  await save(token, { cpf: two, ...studies() })
  await bring(csv('CPF', one), true)
  const file = () => csv('CPF', one)
  const look = async () =>
    (await app.call(checkEnrolments, { id: String(university), file: file() }, operator)).data.attributes
  const replace = (seen: string | null) =>
    app.call(importEnrolments, { id: String(university), file: file(), replace: true, seen: seen! }, operator)
  const { left_out, bonds_lost, seen } = await look()
  assert.deepEqual([left_out, bonds_lost], [0, 0])
  await bring(csv('CPF', two))
  assert.equal(await hub(token), String(university))
  const { status, body } = await refusal(replace(seen))
  const { data } = body as unknown as Awaited<ReturnType<typeof replace>>
  assert.deepEqual(
    [status, data.attributes.left_out, data.attributes.bonds_lost, (await standing()).enrolled],
    [409, 1, 1, 2],
  )
  await save(token, { not_in_university: true })
  assert.equal(
    (await refusal(replace(data.attributes.seen))).status,
    409,
    'a bond that was to be lost has ended by itself',
  )
  await save(token, { not_in_university: false, ...studies() })
  const done = (await replace((await look()).seen)).data.attributes
  assert.deepEqual([done.left_out, done.bonds_lost, (await standing()).enrolled], [1, 1, 1])
})

test('a list may be looked at before it counts, and says cell by cell what it could not read', async () => {
  const { token } = await newCandidate(app)
  const cpf = cpfNumber()
  await save(token, { cpf, ...studies() })
  const file = () =>
    csv(
      'Nome;CPF;E-mail',
      `Ana;${cpf};ana@escola.example`,
      'Rui;1;',
      'Eva;;eva',
      'Leo;2;leo',
      'Ivo;;',
      `Ana de novo;${cpf};`,
    )
  const look = async () =>
    (await app.call(checkEnrolments, { id: String(university), file: file() }, operator)).data.attributes
  const { people, added, unread, problems } = await look()
  assert.deepEqual([people, added, unread], [1, 1, 4])
  assert.deepEqual(problems, [
    { line: 3, problem: 'CPF inválido' },
    { line: 4, problem: 'E-mail inválido' },
    { line: 5, problem: 'CPF inválido; E-mail inválido' },
    { line: 6, problem: 'Sem CPF e sem e-mail' },
  ])
  const before = (await standing()).lists.length
  await app.settle()
  assert.equal(await hub(token), null)
  assert.equal((await bring(file())).added, 1)
  assert.deepEqual(
    [(await standing()).lists.length, await hub(token), (await look()).added],
    [before + 1, String(university), 0],
  )
})

test('a list that is sent again because its answer was lost is one list', async () => {
  const cpf = cpfNumber()
  const once = async (...lines: string[]) => {
    const sent = { id: String(university), file: csv('CPF', cpf, ...lines) }
    return (await app.call(importEnrolments, sent, operator, `list ${cpf}`)).data
  }
  const before = (await standing()).lists.length
  const [first, again] = await Promise.all([once(), once()])
  assert.deepEqual([first.id, first.attributes.added], [again.id, again.attributes.added])
  assert.deepEqual([first.attributes.added, (await standing()).lists.length], [1, before + 1])
  assert.equal((await bring(csv('CPF', cpf))).added, 0)
  assert.match((await refusal(once(cpfNumber()))).body.errors!['idempotency_key']![0]!, /já salvou outro conteúdo/)
})

test('titles are understood as institutions write them, and never those of somebody else’s number', async () => {
  const look = async (title: string, cell: string) =>
    (await app.call(checkEnrolments, { id: String(university), file: csv(`Nome;${title}`, `Ana;${cell}`) }, operator))
      .data.attributes.people
  for (const title of ['CPF do estudante', 'Nº CPF', 'CPF/MF', 'Número do CPF *', 'CPF (só números)', 'Documento'])
    assert.equal(await look(title, cpfNumber()), 1, title)
  for (const title of [
    'e-mail do estudante',
    'E-mail institucional',
    'Endereço de e-mail',
    'Correio eletrônico',
    'Email acadêmico',
  ])
    assert.equal(await look(title, 'ana@escola.example'), 1, title)
  for (const title of ['CPF do responsável', 'E-mail da coordenação', 'CPF/CNPJ da mantenedora'])
    assert.equal((await refusal(look(title, cpfNumber()))).status, 422, title)
  const wide = new File([Buffer.from(`\ufeffNome\tCPF\r\nÁgata\t${cpfNumber()}\r\n`, 'utf16le')], 'alunos.txt')
  assert.equal(
    (await app.call(checkEnrolments, { id: String(university), file: wide }, operator)).data.attributes.people,
    1,
  )
})

test('nobody’s number or address can be read from what is kept', async () => {
  const cpf = cpfNumber()
  await bring(csv('CPF;E-mail', `${cpf};lida@escola.example`))
  const rows = await app.ctx().db.selectFrom('institution_enrolments').selectAll().execute()
  assert.ok(rows.length > 1)
  assert.ok(
    rows.every(
      ({ person_index }) => person_index.length === 32 && !person_index.toString('latin1').includes(bareCpf(cpf)),
    ),
  )
})

test('what is no list is refused in a sentence', async () => {
  const refused = async (file: File) => (await refusal(bring(file))).body.errors?.['file']?.[0]
  assert.match((await refused(csv('Nome;Turma', 'Ana;1')))!, /“CPF” ou “E-mail”/)
  assert.match((await refused(csv('CPF')))!, /nenhuma pessoa/)
  assert.match((await refused(csv('CPF', '123')))!, /Nenhuma linha/)
  assert.match((await refused(new File([new Uint8Array([0x89, 0x50, 0, 0])], 'alunos.csv')))!, /XLSX, CSV/)
  assert.match((await refused(new File(['PK\x03\x04 nada'], 'alunos.xlsx')))!, /./)
})

test('an agreement that ends takes the bonds along at the next change of it, and one that begins anew brings them back', async () => {
  const { token } = await newCandidate(app)
  const cpf = cpfNumber()
  await save(token, { cpf, ...studies() })
  await bring(csv('CPF', cpf))
  const agree = async (agreement_ends_on: string | null) => {
    await app.call(
      savePartner,
      { id: String(university), partner: { display_name: horizonte.display_name, agreement_ends_on } },
      operator,
    )
    await app.settle()
  }
  await agree('01/03/2026')
  assert.equal(await hub(token), null)
  await agree(null)
  assert.equal(await hub(token), String(university))
})

test('an agreement that begins on a later day gives its bonds on that day, by list and by e-mail, and the last day takes them, though nobody saves', async (t) => {
  t.after(() => app.at(undefined))
  app.at('2026-11-20T12:00:00.000Z')
  operator = (
    await app.call(issueToken, {
      grant_type: 'password',
      username: 'operacao@ponte.example',
      password: 'Ponte@2026',
      user_type: 'Operator',
    })
  ).access_token
  await app.call(
    savePartner,
    {
      id: String(university),
      partner: { agreement_starts_on: '22/11/2026', agreement_ends_on: '22/11/2026', proves_bond_by_email: true },
    },
    operator,
  )
  await enqueue(app.ctx(), followAgreements, {})
  await app.settle()
  const [listed, mailed] = [await newCandidate(app), await newCandidate(app)]
  const [cpf, institutional_email] = [cpfNumber(), 'adiantada@aluno.horizonte.example']
  await save(listed.token, { cpf, ...studies() })
  await save(mailed.token, { institutional_email, ...studies() })
  await app.call(confirmInstitutionalEmail, { token: await tokenFor(app, institutional_email) })
  await bring(csv('CPF', cpf))
  const at = async (instant: string) => {
    app.at(instant)
    await app.settle()
    const { bonds, in_force } = await standing()
    return [await hub(listed.token), await hub(mailed.token), in_force, bonds.email]
  }
  const own = String(university)
  assert.deepEqual(await at('2026-11-22T02:59:00.000Z'), [null, null, false, 0])
  assert.deepEqual(await at('2026-11-22T03:05:00.000Z'), [own, own, true, 1])
  assert.deepEqual(await at('2026-11-23T03:05:00.000Z'), [null, null, false, 0])
  await app.call(savePartner, { id: own, partner: { agreement_ends_on: '' } }, operator)
  await app.settle()
  const close = (closed_at: string | null) =>
    app.ctx().db.updateTable('institutions').set({ closed_at }).where('id', '=', university).execute()
  await close('2026-11-23T04:00:00.000Z')
  assert.equal(await hub(listed.token), null, 'at once, as its board')
  assert.deepEqual(await at('2026-11-23T04:10:00.000Z'), [null, null, false, 0])
  await close(null)
  assert.deepEqual(await at('2026-11-23T04:20:00.000Z'), [own, own, true, 1])
  await app.call(updateInstitution, { id: own, institution: { closed: true } }, operator)
  await app.settle()
  assert.deepEqual([await hub(mailed.token), (await standing()).bonds], [null, { email: 0, enrolment_list: 0 }])
  await app.call(updateInstitution, { id: own, institution: { closed: false } }, operator)
})
