// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { renewPassword } from '#features/accounts/wire/logins.ts'
import { readSheet } from '#server/spreadsheets/sheet.ts'
import { openApp } from '#test/support/app.ts'
import { ACCEPTED, enter, refusal } from '#test/support/candidate.ts'
import { colleague, colleaguesSheet } from '#test/support/files/colleagues-sheet.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'
import { type Companies, everybody, type Person } from '#test/support/people.ts'
import { xlsx } from '#test/support/files/zip-files.ts'
import { formatCnpj } from '#wire/cnpj.ts'
import { imports } from '#test/support/imports.ts'
import * as wire from '../../wire/collaborators.ts'
import { COLUMNS } from './columns.ts'
import { forgetImports } from './forget-imports.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let people: Person[] = []
let companies: Companies
before(async () => void ({ people, companies } = await everybody(app)))

const admin = () => people.find(({ role, place }) => role === 'Administrador' && place === 'company')!.token!
const { send, show, rows, commit, checked } = imports(app, admin)
const collaborators = async (q: string) =>
  (await app.call(wire.listCollaborators, { q, per_page: 100 }, admin())).collection.data

test('the template is a spreadsheet with the columns of the import, and its example is nobody', async () => {
  const template = await app.call(wire.downloadTemplate, {})
  const bytes = new Uint8Array(await template.arrayBuffer())
  const [header] = await readSheet(bytes, 'xlsx', { rows: 10, columns: 30 })
  assert.deepEqual(
    header!.cells,
    COLUMNS.map(({ header }) => header),
  )
  const { id, attributes } = await send(new File([bytes], 'importar_colaboradores.xlsx'))
  assert.equal(attributes.state, 'checking')
  await app.settle()
  assert.deepEqual(
    [(await show(id)).state, (await show(id)).problem],
    ['failed', 'A planilha não tem nenhuma pessoa. Preencha uma por linha, abaixo dos títulos.'],
  )
})

test('a sheet that is sent again because its answer was lost is one import', async () => {
  const sheet = await colleaguesSheet([colleague(90)])
  const post = async () => (await app.call(wire.importCollaborators, { file: sheet }, admin(), 'uma vez')).data.id
  assert.equal(new Set([...(await Promise.all([post(), post(), post()])), await post()]).size, 1)
  await app.settle()
})

test('each row is checked by the rules of the form, in the words of the sheet, and nobody is invited yet', async () => {
  const branch = await app
    .ctx()
    .db.selectFrom('companies')
    .select('cnpj')
    .where('id', '=', companies.branch)
    .executeTakeFirstOrThrow()
  const stranger = await app
    .ctx()
    .db.selectFrom('companies')
    .select('cnpj')
    .where('id', '=', companies.stranger)
    .executeTakeFirstOrThrow()
  const id = await checked([
    colleague(1),
    colleague(2, {
      cnpj: formatCnpj(branch.cnpj),
      document: '529.982.247-25',
      rg: '12.345.678-9',
      issuer: 'SSP',
      state: 'sp',
      contract_approver: 'SIM',
    }),
    colleague(3, { email: 'sem-arroba', name: '' }),
    colleague(4, { roles: 'Chefe; Recrutador' }),
    colleague(5, {
      cnpj: formatCnpj(stranger.cnpj),
      document: '111.111.111-11',
      contract_approver: 'talvez',
      state: 'ZZ',
    }),
    colleague(6, { email: 'PESSOA.1@planilha.example' }),
    colleague(7, { email: 'company-1@pessoas.example' }),
    colleague(8, { roles: '' }),
  ])
  const { state, total, checked: seen, good, bad, created } = await show(id)
  assert.deepEqual(
    { state, total, seen, good, bad, created },
    { state: 'checked', total: 8, seen: 8, good: 2, bad: 6, created: 0 },
  )
  assert.deepEqual(
    (await rows(id, false)).map(({ line }) => line),
    [2, 3],
  )
  const wrong = Object.fromEntries((await rows(id, true)).map(({ line, problems }) => [line, problems.join(' | ')]))
  assert.match(wrong[4]!, /Nome completo: não pode ficar em branco.*E-mail: formato de e-mail inválido/)
  assert.match(wrong[5]!, /Permissões: “Chefe” não existe/)
  assert.match(
    wrong[6]!,
    /CNPJ da empresa ou filial: não é o da sua empresa.*Estado de emissão do RG.*Aprova contratos: escreva sim ou não.*(?<!CPF: )CPF inválido/,
  )
  assert.match(wrong[7]!, /E-mail: já está na linha 2/)
  assert.match(wrong[8]!, /E-mail: este e-mail já está cadastrado/)
  assert.match(wrong[9]!, /Permissões: não pode ficar em branco/)
  assert.deepEqual(await collaborators('planilha.example'), [])

  await commit(id)
  await app.settle()
  assert.deepEqual([(await show(id)).state, (await show(id)).created], ['done', 2])
  assert.deepEqual(
    (await collaborators('planilha.example')).map(({ attributes: { name, company_name, roles } }) => [
      name,
      company_name,
      roles,
    ]),
    [
      ['Pessoa B', 'Casa', ['Recrutador', 'Supervisor de Estágio']],
      ['Pessoa C', 'Filial', ['Recrutador', 'Supervisor de Estágio']],
    ],
  )
  const [, second] = await collaborators('planilha.example')
  const { data } = await app.call(wire.showCollaborator, { uuid: second!.id }, admin())
  assert.deepEqual(
    [data.attributes.document, data.attributes.documents[0]?.number, data.attributes.contract_approver],
    ['529.982.247-25', '12.345.678-9', true],
  )
})

test('bad rows come back in a spreadsheet with their reasons, to be corrected and sent again', async () => {
  const id = await checked([colleague(20), colleague(21, { email: 'errado', document: '52998224725' })])
  const { problems_url } = await show(id)
  const response = await app.request(problems_url!)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const [header, row, ...more] = await readSheet(bytes, 'xlsx', { rows: 10, columns: 30 })
  assert.deepEqual(
    [header!.cells[0], row!.cells[0], row!.cells[1], more.length],
    ['O que corrigir', 'E-mail: formato de e-mail inválido.', 'Pessoa Cb', 0],
  )
  const again = await send(new File([bytes], 'corrigir.xlsx'))
  await app.settle()
  assert.deepEqual(
    (await rows(again.id)).map(({ name, problems }) => [name, problems.length]),
    [['Pessoa Cb', 1]],
  )
  assert.equal(
    (await app.request(problems_url!.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? '-' : '_'}`)))
      .status,
    403,
  )
})

test('everybody who is imported is invited once, however often the commit is repeated', async () => {
  const id = await checked(Array.from({ length: 45 }, (_, n) => colleague(100 + n)))
  await Promise.all([commit(id), commit(id)])
  await app.settle()
  await commit(id)
  await app.settle()
  assert.equal((await show(id)).created, 45)
  const letters = await lettersTo(app, 'pessoa.144@planilha.example')
  assert.equal(letters.length, 1)
  await app.call(renewPassword, {
    token: await tokenFor(app, 'pessoa.144@planilha.example'),
    password: 'Ponte@2026',
    ...ACCEPTED,
  })
  await enter(app, { email: 'pessoa.144@planilha.example', user_type: 'CompanyManager' })
})

test('an e-mail taken between check and commit makes its row bad, and the others go on', async () => {
  const id = await checked([colleague(200), colleague(201)])
  await app.call(
    wire.createCollaborator,
    {
      company_manager: {
        name: 'Outra Pessoa',
        email: 'pessoa.200@planilha.example',
        company_id: companies.company,
        company_group_role_ids: [2],
      },
    },
    admin(),
  )
  await commit(id)
  await app.settle()
  const { state, good, bad, created, problems_url } = await show(id)
  assert.deepEqual({ state, good, bad, created }, { state: 'done', good: 1, bad: 1, created: 1 })
  assert.ok(problems_url)
})

test('two sheets with the same people at once invite each of them once', async () => {
  const both = await Promise.all([1, 2].map(() => checked(Array.from({ length: 30 }, (_, n) => colleague(300 + n)))))
  await Promise.all(both.map((id) => commit(id)))
  await Promise.all([app.settle(), app.settle()])
  for (let round = 1; round < 8 && (await Promise.all(both.map(show))).some(({ state }) => state !== 'done'); round++) {
    app.at(new Date(Date.now() + round * 60_000).toISOString()) // what was put back is due again
    await app.settle()
  }
  app.at(undefined)
  const [first, second] = await Promise.all(both.map(show))
  assert.deepEqual([first!.created + second!.created, first!.bad + second!.bad], [30, 30])
})

test('separated text is taken as well, in any order of columns; what is neither is refused on its field', async () => {
  const { id } = await send(
    new File(
      // only the person consents to mails: a column of older templates is read by nobody
      ['E-mail;Cargo;Permissões;Nome completo;Recebe e-mails\nze@texto.example;Chefe;financeiro;José;talvez\n'],
      'lista.csv',
    ),
  )
  await app.settle()
  assert.deepEqual(
    (await rows(id)).map(({ name, problems }) => [name, problems]),
    [['José', []]],
  )
  for (const file of [new File(['%PDF-1.7 x %%EOF'], 'x.xlsx'), new File([], 'x.csv')])
    assert.ok((await refusal(send(file))).body.errors?.['file'])
  const large = await refusal(send(new File(['a;'.repeat(2_600_000)], 'x.csv')))
  assert.deepEqual([large.status, large.message], [413, 'O envio passa do limite de 5 MB.'])
})

test('a whole file that cannot be read says why', async () => {
  for (const [file, words] of [
    [new File([xlsx() as Buffer<ArrayBuffer>], 'x.xlsx'), /Não conseguimos ler|Faltam colunas/],
    [
      new File(['Nome;Telefone\nAna;1\n'], 'x.csv'),
      /Faltam colunas na primeira linha: Nome completo, E-mail, Permissões/,
    ],
  ] as const) {
    const { id } = await send(file)
    await app.settle()
    const { state, problem } = await show(id)
    assert.equal(state, 'failed')
    assert.match(problem!, words)
    assert.equal((await refusal(commit(id))).status, 409)
  }
})

test('a sheet is not committed before it is checked, nor when nothing in it is right', async () => {
  const { id } = await send(await colleaguesSheet([colleague(400, { email: '' })]))
  assert.equal((await refusal(commit(id))).status, 409)
  await app.settle()
  assert.match((await refusal(commit(id))).message, /Nenhuma linha está pronta/)
})

test('CPF and RG of a sheet stand in no table, no answer and no log', async () => {
  const id = await checked([colleague(500, { document: '529.982.247-25', rg: '77.888.999-0' })])
  const kept = await app
    .ctx()
    .db.selectFrom('collaborator_import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .execute()
  for (const text of [JSON.stringify(kept), JSON.stringify(await rows(id)), app.logged.join()])
    assert.doesNotMatch(text, /529\.?982|77\.?888/)
})

const inAMonth = () => new Date(app.ctx().now.getTime() + 31 * 86_400_000)

test('after a month the sheets and what they said are gone', async () => {
  const id = await checked([colleague(600), colleague(601, { email: '' })])
  await forgetImports.run({ ...app.ctx(), now: inAMonth() }, {})
  assert.equal((await refusal(show(id))).status, 404)
  const rowsLeft = await app
    .ctx()
    .db.selectFrom('collaborator_import_rows')
    .select('line')
    .where('import_id', '=', id)
    .execute()
  assert.deepEqual(rowsLeft, [])
})

test('after a month a sheet is forgotten with its rows, whatever state it stopped in', async () => {
  const { db } = app.ctx()
  for (const state of wire.importState.options) {
    const id = await checked([colleague(790 + wire.importState.options.indexOf(state))])
    const problem = state === 'failed' ? 'x' : null
    await db.updateTable('collaborator_imports').set({ state, problem }).where('id', '=', id).execute()
    await forgetImports.run({ ...app.ctx(), now: inAMonth() }, {})
    const left = await db.selectFrom('collaborator_import_rows').select('line').where('import_id', '=', id).execute()
    assert.deepEqual(left, [], state)
  }
})
