import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { DraftFacts } from '../../wire/draft-facts.ts'
import type { showEnvelope } from '../../wire/envelopes.ts'
import type { Kind } from '../../wire/words.ts'
import type { Asker } from '../asker.ts'
import { standInLabels } from '../drafts/stand-ins.ts'
import type { Envelope } from '../envelope-rows.ts'
import { mayNow } from './available-events.ts'

const TELLS: readonly Kind[] = ['rescisao', 'relatorio', 'plano']

/** Of what tells something besides the terms, until it is sent, for whoever may change it. */
export async function draftOf(
  ctx: Ctx,
  envelope: Envelope,
  asker: Asker,
): Promise<Answer<typeof showEnvelope>['data']['attributes']['draft']> {
  if (!TELLS.includes(envelope.kind) || !mayNow(asker, envelope, 'send')) return null
  const facts = envelope.facts as DraftFacts
  return { facts, company_id: envelope.company_id, labels: await standInLabels(ctx, facts) }
}
