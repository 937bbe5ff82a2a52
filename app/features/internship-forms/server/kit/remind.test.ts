// Invites that nobody has answered: who is reminded, when, and what the company sees meanwhile.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { listPendencies } from '#features/pendencies/wire.ts'
import { openApp } from '#test/support/app.ts'
import { enteredBy, invitedTo } from '#test/support/forms.ts'
import { staySignedIn } from '#test/support/life.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { formLinkOf } from '#test/support/signing.ts'
import * as wire from '../../wire/admission.ts'
import { listInvites, sendInviteAgain, withdrawInvite } from '../../wire/form-invites.ts'
import { remindInvited } from './remind.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
before(async () => {
  ;({ people } = await everybody(app))
  await staySignedIn(app)
})
const dp = () => people.find(({ role, place }) => role === 'Departamento Pessoal' && place === 'company')!.token!
const noon = (day: string) => app.at(`${day}T15:00:00Z`)

async function run(day: string) {
  noon(day)
  await remindInvited.run(app.ctx(), {})
  await remindInvited.run(app.ctx(), {})
  await app.settle()
}
const subjects = async (email: string) => (await lettersTo(app, email)).map(({ subject }) => subject).toReversed()
const pending = async (name: string) =>
  (await app.call(listPendencies, { per_page: 100, kind: ['invite'] } as never, dp())).collection.data.flatMap(
    ({ attributes: a }) => (a.person_name === name ? `${a.standing} ${a.due_on} ${a.owner} ${a.action.label}` : []),
  )

test('after 2, 5 and 10 days and before the end one letter each, and no link of before is closed', async () => {
  noon('2026-11-23')
  const { id, email, cpf, date_of_birth, invite } = await invitedTo(app, dp(), { name: 'Rita Alves' })
  const asked = 'convidou você para a admissão do estágio'
  await run('2026-11-24')
  assert.equal((await subjects(email)).length, 1)
  assert.deepEqual(await pending('Rita Alves'), [])
  for (const day of ['2026-11-25', '2026-11-28', '2026-11-30', '2026-12-03', '2026-12-04']) await run(day)
  const reminded = (await subjects(email)).slice(1)
  assert.deepEqual(reminded.length, 3)
  assert.ok(reminded.every((subject) => subject.startsWith('Lembrete: ') && subject.endsWith(asked)))
  assert.deepEqual(await pending('Rita Alves'), ['upcoming 2026-12-07 internship_sign Ver o convite'])
  await run('2026-12-07')
  assert.match((await subjects(email)).at(-1)!, /^O link vale até 07\/12\/2026: /)
  const { attributes } = (await app.call(listInvites, {}, dp())).collection.data.find((one) => one.id === invite.id)!
  assert.equal(attributes.reminders, 4)
  // By the first link, and by the newest.
  await enteredBy(app, { id, cpf, date_of_birth })
  await enteredBy(app, { id: await formLinkOf(app, email), cpf, date_of_birth })

  await run('2026-12-08')
  assert.equal((await subjects(email)).length, 5)
  assert.deepEqual(await pending('Rita Alves'), ['overdue 2026-12-07 internship_sign Ver o convite'])
  await app.call(sendInviteAgain, { id: invite.id }, dp())
  await run('2026-12-10')
  assert.match((await subjects(email)).at(-1)!, /^Lembrete: /)
  await app.call(withdrawInvite, { id: invite.id }, dp())
  assert.deepEqual(await pending('Rita Alves'), [])
})

test('nobody is reminded of what is answered, taken back, or of a company that is suspended', async () => {
  noon('2026-11-23')
  const [gone, held] = [await invitedTo(app, dp()), await invitedTo(app, dp())]
  await app.call(withdrawInvite, { id: gone.invite.id }, dp())
  const { db } = app.ctx()
  const { company_id } = held.invite.attributes
  await db.updateTable('companies').set({ verification: 'suspensa' }).where('id', '=', company_id).execute()
  await run('2026-11-25')
  for (const { email } of [gone, held]) assert.equal((await subjects(email)).length, 1)
  assert.equal((await app.call(wire.showAdmission, { id: held.id })).data.attributes.state, 'open')
})
