// Nobody signs for another party: who drafts types no address of the company, or of another signer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { contractWorld, newDraft, newInternship } from '#test/support/contracts.ts'
import { sendEnvelope } from '../../wire/envelopes.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const { db } = app.ctx()
const { token, manager_id } = world.of('Departamento Pessoal')
const { email: DRAFTER } = await db
  .selectFrom('company_managers as m')
  .innerJoin('logins as l', 'l.id', 'm.login_id')
  .select('l.email')
  .where('m.id', '=', manager_id!)
  .executeTakeFirstOrThrow()
const INSTITUTION = 'estagios@colegio.example'
const INTERN = 'intern@pessoas.example'
const outside = (supervisor_email: string) => ({ supervisor_id: null, supervisor_name: 'Ivo Prado', supervisor_email })

/** Days, so that it holds whatever today is. */
const SEVENTEEN = -17 * 365

async function draft(terms: object, guardian?: string, kind: 'tce' | 'plano' = 'tce') {
  const guardians = guardian ? [{ name: 'Rosa', kinship: 'mãe', email: guardian }] : []
  const born = guardian ? today(app.ctx().now, SEVENTEEN) : '2004-05-10'
  const { id, terms_id } = await newInternship(app, world, { born, guardians })
  if (Object.keys(terms).length)
    await db.updateTable('internship_terms').set(terms).where('id', '=', terms_id).execute()
  return newDraft(app, id, 'digital', kind)
}

const refused: [string, string, Parameters<typeof draft>][] = [
  [
    'the drafter for the institution',
    'institution_signer_email',
    [{ institution_signer_email: DRAFTER.toUpperCase() }],
  ],
  ['the intern for the institution', 'institution_signer_email', [{ institution_signer_email: INTERN }]],
  ['the drafter for a guardian', 'guardians', [{}, DRAFTER]],
  ['the institution for a guardian', 'guardians', [{}, INSTITUTION]],
  ['the drafter for a supervisor without an account', 'facts.supervisor_id', [outside(DRAFTER), undefined, 'plano']],
]
for (const [what, field, asked] of refused)
  test(`refused: ${what}`, async () => {
    const id = await draft(...asked)
    const { status, body } = await refusal(app.call(sendEnvelope, { id }, token))
    assert.deepEqual([status, Object.keys(body.errors!).includes(field)], [422, true])
    assert.match(JSON.stringify(body), /Este e-mail (já )?é de/)
  })

test('sent: a guardian at the address of the intern, a supervisor of the company by their account', async () => {
  await app.call(sendEnvelope, { id: await draft({}, INTERN) }, token)
  await app.call(sendEnvelope, { id: await draft({}, undefined, 'plano') }, token)
  await app.call(sendEnvelope, { id: await draft(outside('ivo@x.example'), undefined, 'plano') }, token)
})
