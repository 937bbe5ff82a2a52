import { isMinor } from '#features/candidates/server/candidates.ts'
import { companyRules } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { flowOf, type Signer } from '../wire/flows.ts'
import type { Envelope, EnvelopeStep } from './envelope-rows.ts'
import { rulesToday } from './paper/policy.ts'
import { addressField, amends, peopleOf } from './people.ts'
import { waitedFor } from './waited-for.ts'
import { refuseTypedAddresses } from './signing/others-address.ts'

const UNDEFINED = 'Escolha antes como este contrato anda: digital, em papel ou híbrido.'

/** Of the company and of the institution whose student it is, each the nearest of its tree. */
async function rulesFor(ctx: Ctx, envelope: Envelope) {
  const company = await companyRules(ctx, envelope.company_id)
  const institution = await rulesToday(ctx, envelope)
  return {
    kept: { institution },
    steps: {
      review: company?.review ?? true,
      approval: company?.approval ?? true,
      signers: (company?.signers ?? []) as Signer[],
      institution_signs_last: institution?.signs_last ?? true,
    },
  }
}

/** Of the document's own words and of the terms that it carries; and whoever sends it. */
async function writersOf(ctx: Ctx, { terms_id, current }: Envelope) {
  const terms = await ctx.db
    .selectFrom('internship_terms')
    .select('written_by')
    .where('id', '=', terms_id)
    .executeTakeFirst()
  const sender = 'login_id' in ctx.actor ? [ctx.actor.login_id] : []
  return new Set([...current.written_by, ...(terms?.written_by ?? []), ...sender])
}

/** The steps of the version that is being sent, with whom each waits for. */
export async function writeSteps(ctx: Ctx, envelope: Envelope): Promise<{ steps: EnvelopeStep[]; step_id: null }> {
  const { contract_type, kind, current } = envelope
  if (contract_type === 'not_defined') throw conflict(UNDEFINED)
  const people = await peopleOf(ctx, envelope)
  const minor = people.date_of_birth !== null && isMinor(people.date_of_birth, ctx.now)
  const rules = await rulesFor(ctx, envelope)
  const plan = flowOf({
    kind,
    contract_type,
    guardians: minor ? Math.max(people.guardians.length, 1) : 0,
    own_base: current.paper === null,
    ...(kind === 'aditivo' && amends(people)),
    ...rules.steps,
  })
  const rows = plan.map((planned, position) => ({
    id: uuid(ctx.now.getTime()),
    version_id: current.id,
    position,
    party: planned.party,
    target: planned.target,
    kind: planned.kind,
    guardian_index: planned.guardian_index ?? null,
    ...waitedFor(people, planned),
  }))
  await refuseTypedAddresses(ctx, envelope, rows, ({ target }) => addressField(people, target))
  // What changes in the rules from here on is for versions that are sent later.
  await ctx.db
    .updateTable('envelope_versions')
    .set({ rules: JSON.stringify(rules.kept), written_by: [...(await writersOf(ctx, envelope))] })
    .where('id', '=', current.id)
    .execute()
  const steps = await ctx.db.insertInto('envelope_steps').values(rows).returningAll().execute()
  return { steps: steps.toSorted((a, b) => a.position - b.position) as EnvelopeStep[], step_id: null }
}
