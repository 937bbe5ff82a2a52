// The steps of an envelope as the seeds show them, with what the asker may do about each.
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showEnvelope } from '../../wire/envelopes.ts'
import { type Asker, mayTake } from '../asker.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { mayMend, mayRemind, mayTurnToPaper } from '../step-acts/may.ts'
import { groupOf, labelOf, type Names, stateName, statusOf } from './step-words.ts'

type Flow = Answer<typeof showEnvelope>['data']['attributes']['workflow']['flow']
/** When each step was last reminded. */
export type Reminded = ReadonlyMap<string, string>

export async function remindedOf(ctx: Ctx, { steps }: Envelope): Promise<Reminded> {
  const current = steps.filter(({ state }) => state === 'current').map(({ id }) => id)
  if (!current.length) return new Map()
  const rows = await ctx.db
    .selectFrom('envelope_reminders')
    .select(['step_id', (e) => e.fn.max('sent_at').as('last')])
    .where('step_id', 'in', current)
    .groupBy('step_id')
    .execute()
  return new Map(rows.map(({ step_id, last }) => [step_id, last]))
}

/** What the step's row carries, as the seeds name it. */
const settingsOf = ({ person_name, kind }: EnvelopeStep) => ({
  name: person_name,
  assign: kind === 'signature',
  approval: ['review', 'approval', 'upload_review'].includes(kind),
  only_approval: kind === 'approval',
})

export function flowOf(envelope: Envelope, names: Names, asker: Asker, reminded: Reminded): Flow {
  const sends = mayTake(asker, envelope, 'send')
  return envelope.steps.map((step) => {
    const status = statusOf(step, envelope)
    return {
      id: step.id,
      label: labelOf(step, names),
      label_group: groupOf(step.party, names),
      meta: { group: step.party, target: step.target },
      statuses: [
        {
          status,
          state_name: stateName(step, status),
          updated_at: step.done_at ?? step.opened_at ?? step.current_at,
          settings: settingsOf(step),
        },
      ],
      kind: step.kind,
      state: step.state,
      since: step.current_at,
      done_at: step.done_at,
      person_name: step.person_name,
      person_email: sends ? step.person_email : null,
      bounced: step.bounced_at !== null,
      disowned: step.disowned_at !== null,
      opened_at: step.opened_at,
      reminded_at: reminded.get(step.id) ?? null,
      delegated_by: step.delegated_by,
      paper_reason: step.paper_reason,
      may_remind: mayRemind(asker, envelope, step),
      may_mend: mayMend(asker, envelope, step),
      may_turn_to_paper: mayTurnToPaper(asker, envelope, step),
    }
  })
}
