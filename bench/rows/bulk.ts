import * as wire from '#features/contract-bulk/wire/signing.ts'
import { openApp } from '#test/support/app.ts'
import { bringTo, contractWorld } from '#test/support/contracts.ts'
import { batches, csvOf, defaultsOf, rowOf } from '#test/support/files/contract-sheets.ts'
import { students, supervisors } from '#test/support/files/sheet-people.ts'
import { signingCodeOf } from '#test/support/signing.ts'
import type { Figure } from '../figures.ts'

const [CONTRACTS, EACH, MOST_SECONDS] = [200, 10, 60]

async function seconds(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** On the embedded database: one connection, which a server only has more of. */
async function measured(): Promise<Figure[]> {
  const app = await openApp({ env: { RATE_LIMITS: 'off' } })
  const world = await contractWorld(app)
  const defaults = await defaultsOf(app, world)
  const by = await supervisors(app, world.companies.company, CONTRACTS / EACH)
  const people = await students(app, CONTRACTS)
  const sheet = csvOf(people.map((one, n) => rowOf(app, one, { supervisor: by[Math.floor(n / EACH)]! })))
  const calls = batches(app, () => world.of('Departamento Pessoal').token!)
  const token = world.of('Representante Legal').token!

  let id = ''
  const checked = await seconds(async () => (id = await calls.checked(sheet, defaults)))
  const drafted = await seconds(() => calls.draft(id))
  const sent = await seconds(() => calls.dispatch(id))
  for (const { envelope_id } of await app
    .ctx()
    .db.selectFrom('contract_batch_rows')
    .select('envelope_id')
    .where('batch_id', '=', id)
    .execute())
    await bringTo(app, world, envelope_id!, 'signature')
  await app.settle()

  const { data } = await app.call(wire.listWaitingSignatures, {}, token)
  const documents = data.map(({ envelope_id, sha256 }) => ({ envelope_id, sha256 }))
  for (const one of documents) await app.call(wire.readSignature, { ...one, read_to_end: true }, token)
  await app.call(wire.sendBulkCode, {}, token)
  await app.settle()
  const code = await signingCodeOf(app, 'company-5@pessoas.example')
  const form = { documents, code, accepted: true as const, typed_name: 'Representante Legal de company' }
  const signing = (await app.call(wire.signMany, form, token)).data.id
  const signed = await seconds(app.settle)
  const { attributes } = (await app.call(wire.showBulkSigning, { id: signing }, token)).data
  if (attributes.signed !== CONTRACTS) throw new Error(`${attributes.signed} were signed`)
  return [
    { what: 'rows checked', values: [checked], unit: ' s', note: `${CONTRACTS} of them` },
    { what: 'drafts made', values: [drafted], unit: ' s' },
    { what: 'contracts sent', values: [sent], unit: ' s' },
    { what: 'signatures given, in task time', values: [signed], unit: ' s', limit: { at_most: MOST_SECONDS } },
  ]
}

export const bulk = { title: `${CONTRACTS} contracts from a sheet, signed behind one code`, run: measured }
