// No document that carries terms is sent, or signed, against the law.
import {
  type Breach,
  holdPlaces,
  judgeTerms,
  refuseEnded,
  refuseTerminated,
} from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { Refusal } from '#server/refusal.ts'
import { ask } from '#server/tasks/question.ts'
import type { DraftFacts } from '../../wire/draft-facts.ts'
import type { Party } from '../../wire/words.ts'
import { currentStep, type Envelope, type EnvelopeStep } from '../envelope-rows.ts'
import { rulesKept } from '../paper/policy.ts'
import { renewalAsked } from './renewal-asked.ts'

const carries = ({ kind }: Envelope) => kind === 'tce' || kind === 'aditivo'

const EVERYBODY: readonly Party[] = ['company_sign', 'internship_sign', 'university_sign']
const signersOf = ({ kind, target, party }: EnvelopeStep) => {
  if (kind !== 'signature' && kind !== 'upload') return []
  return (target === 'everybody' ? EVERYBODY : [party]).map((party) => ({ party, paper: kind === 'upload' }))
}

/** What a signature by a code that was mailed proves: Lei 14.063/2020, art. 4º, I. */
const LEVEL = 'simple'
/** Who signs how, as the institution's rules ask it. */
export const signingOf = ({ steps, facts }: Envelope) =>
  ({
    steps: steps.flatMap(signersOf),
    level: LEVEL,
    mix_declared: (facts as DraftFacts).mix_declared === true,
  }) as const

const words = ({ message, article }: Breach) => `${message} (${article})`

const refusal = (status: 409 | 422, breaches: readonly Breach[], headline?: string) => {
  const fields = Map.groupBy(breaches, ({ field }) => field)
  return new Refusal(status, {
    errors: Object.fromEntries([...fields].map(([field, found]) => [field, found.map(({ message }) => message)])),
    messages: [...(headline ? [headline] : []), ...new Set(breaches.map(words))],
    breaches,
  })
}

/** With its steps. The law and the institution's own rules; a place that somebody took meanwhile is a conflict. */
export async function refuseUnlawfulSend(ctx: Ctx, envelope: Envelope) {
  const { terms_id, internship_id } = envelope
  if (!carries(envelope) || !terms_id) return
  await holdPlaces(ctx, terms_id)
  await refuseEnded(ctx, internship_id)
  await refuseTerminated(ctx, internship_id)
  await refuseHeldRenewal(ctx, terms_id, internship_id)
  const { breaches, only_full } = await judgeTerms(ctx, { terms_id, signing: signingOf(envelope) })
  if (breaches.length) throw refusal(only_full ? 409 : 422, breaches)
}

/** One that ends later than it does today waits for what others of the product know. */
async function refuseHeldRenewal(ctx: Ctx, terms_id: string, internship_id: string) {
  const later = await ctx.db
    .selectFrom('internship_terms as t')
    .innerJoin('internships as i', 'i.id', 't.internship_id')
    .select('t.ends_on')
    .where('t.id', '=', terms_id)
    .where('i.agreed_at', 'is not', null)
    .whereRef('t.ends_on', '>', 'i.ends_on')
    .executeTakeFirst()
  if (later) await ask(ctx, renewalAsked, { internship_id, ends_on: later.ends_on! })
}

const UNLAWFUL = 'Este documento não pode ser assinado como está: quem o enviou precisa corrigir.'

async function unlawful(ctx: Ctx, envelope: Envelope): Promise<Breach[]> {
  const { terms_id, current } = envelope
  if (!carries(envelope) || !terms_id) return []
  // Whoever confirms takes one of ten places: two who want the last wait for each other.
  if (currentStep(envelope)?.target === 'new_supervisor') await holdPlaces(ctx, terms_id)
  const { breaches } = await judgeTerms(ctx, {
    terms_id,
    law_day: current.law_day,
    institution: rulesKept({ current }),
  })
  return breaches.filter(({ kind }) => kind === 'law')
}

/** By the rules of the day of its sending. What an institution is used to is no reason to stop a signature. */
export async function refuseUnlawfulSignature(ctx: Ctx, envelope: Envelope) {
  const found = await unlawful(ctx, envelope)
  if (found.length) throw refusal(409, found, UNLAWFUL)
}

/** Signed by hand before the first day, a paper may come back after it: whoever checks it looks at its dates. */
export async function refuseUnlawfulPaper(ctx: Ctx, envelope: Envelope) {
  const found = (await unlawful(ctx, envelope)).filter(({ field }) => field !== 'starts_on')
  if (found.length) throw refusal(409, found, UNLAWFUL)
}
