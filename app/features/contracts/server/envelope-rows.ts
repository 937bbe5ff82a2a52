import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { ContractType, Kind, Party, Provider, State, StepKind, StepState, Target } from '../wire/words.ts'

type Narrow<Row, Words> = Omit<Row, keyof Words> & Words

export type EnvelopeStep = Narrow<
  Selectable<DB['envelope_steps']>,
  { party: Party; target: Target; kind: StepKind; state: StepState }
>
type Row = Narrow<
  Selectable<DB['envelopes']>,
  {
    kind: Kind
    contract_type: ContractType
    state: State
    holder: Party | null
    reject_by: Party | null
    provider: Provider
  }
> & {
  /** Where the company has turned it on, nobody approves what they drafted. */
  four_eyes: boolean
}
export type Version = Selectable<DB['envelope_versions']>
/** With the version that it has now, and its steps in order. */
export type Envelope = Row & {
  current: Version
  steps: EnvelopeStep[]
}

const NONE = 'Não encontramos este contrato.'

async function read(ctx: Ctx, id: string, lock: boolean): Promise<Envelope> {
  if (!isUuid(id)) throw notFound(NONE)
  const found = await ctx.db
    .selectFrom('envelopes as e')
    .selectAll('e')
    .select(sql<boolean>`four_eyes_of(e.company_id)`.as('four_eyes'))
    .where('e.id', '=', id)
    .$if(lock, (query) => query.forUpdate('e'))
    .executeTakeFirst()
  if (!found) throw notFound(NONE)
  const current = await ctx.db
    .selectFrom('envelope_versions')
    .selectAll()
    .where('envelope_id', '=', id)
    .where('number', '=', found.version)
    .executeTakeFirstOrThrow()
  const steps = await ctx.db
    .selectFrom('envelope_steps')
    .selectAll()
    .where('version_id', '=', current.id)
    .orderBy('position')
    .execute()
  return { ...(found as Row), current, steps: steps as EnvelopeStep[] }
}

export const findEnvelope = (ctx: Ctx, id: string) => read(ctx, id, false)
/** Everything that changes an envelope or its steps waits here. */
export const lockEnvelope = (ctx: Ctx, id: string) => read(ctx, id, true)

export const currentStep = ({ step_id, steps }: Pick<Envelope, 'step_id' | 'steps'>) =>
  steps.find(({ id }) => id === step_id)
