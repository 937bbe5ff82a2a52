// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { confirmInstitutionalEmail } from '#features/candidates/wire/profile.ts'
import { followAgreements } from '#features/institutions/server/partners/follow-agreements.ts'
import { updateInstitution } from '#features/institutions/wire/institution-form.ts'
import { checkEnrolments, importEnrolments, savePartner } from '#features/institutions/wire/partners.ts'
import { enqueue } from '#server/tasks/task.ts'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate, refusal } from '#test/support/candidate.ts'
import { tokenFor } from '#test/support/outside/letters.ts'
import { cpfNumber, profiles } from '#test/support/profile.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import { csv, hubOf, newPartner } from '#test/support/enrolments.ts'
import { newOperator } from '#test/support/operator.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save } = profiles(app)
let operator = await newOperator(app)
const { university, studies, bring, standing } = await newPartner(app, () => operator)
const hub = (token: string) => hubOf(app, token)

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

test('bonds end with the change that ends an agreement and return when it begins again', async () => {
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

test('an agreement gives its bonds on its first day and ends them after its last, without a save', async (t) => {
  t.after(() => app.at(undefined))
  app.at('2026-11-20T12:00:00.000Z')
  operator = (await enter(app, { email: 'operacao@ponte.example', user_type: 'Operator' })).access_token
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
