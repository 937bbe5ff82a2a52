import { isMinor } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { flowOf, type Signer } from '../wire/flows.ts'
import type { Envelope, EnvelopeStep } from './envelope-rows.ts'
import { peopleOf, waitedFor } from './people.ts'

const UNDEFINED = 'Escolha antes como este contrato anda: digital, em papel ou híbrido.'

async function settingsOf(ctx: Ctx, { company_id, internship_id }: Envelope) {
  const company = await ctx.db
    .selectFrom('company_contract_settings')
    .selectAll()
    .where('company_id', '=', company_id)
    .executeTakeFirst()
  const institution = await ctx.db
    .selectFrom('institution_contract_settings as s')
    .innerJoin('internship_terms as t', 't.institution_id', 's.institution_id')
    .innerJoin('internships as i', 'i.terms_id', 't.id')
    .select('s.signs_last')
    .where('i.id', '=', internship_id)
    .executeTakeFirst()
  return {
    review: company?.review ?? true,
    approval: company?.approval ?? true,
    signers: (company?.signers ?? []) as Signer[],
    institution_signs_last: institution?.signs_last ?? true,
  }
}

/** The steps of the version that is being sent, with whom each waits for. */
export async function writeSteps(ctx: Ctx, envelope: Envelope): Promise<{ steps: EnvelopeStep[]; step_id: null }> {
  const { contract_type, kind, current } = envelope
  if (contract_type === 'not_defined') throw conflict(UNDEFINED)
  const people = await peopleOf(ctx, envelope)
  const minor = people.date_of_birth !== null && isMinor(people.date_of_birth, ctx.now)
  const plan = flowOf({
    kind,
    contract_type,
    guardians: minor ? Math.max(people.guardians.length, 1) : 0,
    own_base: current.paper === null,
    ...(await settingsOf(ctx, envelope)),
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
  const steps = await ctx.db.insertInto('envelope_steps').values(rows).returningAll().execute()
  return { steps: steps.toSorted((a, b) => a.position - b.position) as EnvelopeStep[], step_id: null }
}
