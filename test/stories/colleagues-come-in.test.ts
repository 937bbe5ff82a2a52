// An Administrador adds colleagues, singly and by sheet; each sees what their roles open, until they leave.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmEmail, renewPassword } from '#features/accounts/wire/logins.ts'
import { issueToken, showSession } from '#features/accounts/wire/sessions.ts'
import {
  commitImport,
  createCollaborator,
  deactivateCollaborator,
  importCollaborators,
  listCollaborators,
  listDescendants,
  reactivateCollaborator,
  showImport,
  updateCollaborator,
} from '#features/collaborators/wire/collaborators.ts'
import { registerCompany } from '#features/companies/wire/registration.ts'
import { openApp } from '#test/support/app.ts'
import { ACCEPTED, enter, refusal } from '#test/support/candidate.ts'
import { colleague, colleaguesSheet } from '#test/support/files/colleagues-sheet.ts'
import { tokenFor } from '#test/support/outside/letters.ts'
import { registration } from '#test/support/registration.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const NEW_PASSWORD = 'Colega@2026'

async function accept(email: string) {
  const { user_type } = await app.call(renewPassword, {
    token: await tokenFor(app, email),
    password: NEW_PASSWORD,
    ...ACCEPTED,
  })
  assert.equal(user_type, 'CompanyManager')
  return (await enter(app, { email, password: NEW_PASSWORD, user_type })).access_token
}
const me = async (token: string) => (await app.call(showSession, {}, token)).data.attributes

test('from the first invitation to the last day', async () => {
  const { company } = registration()
  await app.call(registerCompany, { company })
  const { email, password } = company.company_managers_attributes[0]!
  await app.call(confirmEmail, { token: await tokenFor(app, email) })
  const { access_token: admin } = await app.call(issueToken, {
    grant_type: 'password',
    username: email,
    password,
    user_type: 'CompanyManager',
  })
  const [own] = await app.call(listDescendants, {}, admin)

  // An invited Recrutador chooses a password and sees their rooms.
  const company_manager = {
    name: 'Rui Prado',
    email: 'rui@colegas.example',
    company_id: own!.value,
    company_group_role_ids: [2],
  }
  const { data: rui } = await app.call(createCollaborator, { company_manager }, admin)
  const token = await accept(company_manager.email)
  assert.deepEqual([(await me(token)).roles, (await me(token)).company_name], [['Recrutador'], company.name])
  assert.equal((await refusal(app.call(listCollaborators, {}, token))).status, 403)

  // With another role Rui manages people too, in the same session.
  await app.call(
    updateCollaborator,
    { uuid: rui.id, company_manager: { name: 'Rui Prado', company_group_role_ids: [1, 2], lock_version: 0 } },
    admin,
  )
  assert.equal((await app.call(listCollaborators, {}, token)).total_count, 2)

  // Rui sends a sheet; valid rows are imported.
  const { data: sent } = await app.call(
    importCollaborators,
    { file: await colleaguesSheet([colleague(1), colleague(2), colleague(3, { email: 'rui@colegas.example' })]) },
    token,
  )
  await app.settle()
  await app.call(commitImport, { id: sent.id }, token)
  await app.settle()
  const { data: done } = await app.call(showImport, { id: sent.id }, admin)
  assert.deepEqual([done.attributes.state, done.attributes.created, done.attributes.bad], ['done', 2, 1])
  assert.deepEqual((await me(await accept('pessoa.2@planilha.example'))).roles, ['Recrutador', 'Supervisor de Estágio'])

  // Rui is deactivated and reactivated.
  await app.call(deactivateCollaborator, { uuid: rui.id }, admin)
  assert.equal((await refusal(me(token))).status, 401)
  await app.call(reactivateCollaborator, { uuid: rui.id }, admin)
  assert.deepEqual(
    (
      await me(
        (await enter(app, { email: company_manager.email, password: NEW_PASSWORD, user_type: 'CompanyManager' }))
          .access_token,
      )
    ).roles,
    ['Administrador', 'Recrutador'],
  )
})
