// The end before the last day: the document that everybody signs, and what is still owed on that day.
import { createEnvelope } from '#features/contracts/server/contracts.ts'
import { findFolder } from '#features/internships/server/internships.ts'
import { recessEarned, recessLeft } from '#features/internships/wire/law/recess.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { terminate as endpoint } from '../../wire/ledger.ts'
import { OWNERS } from '../../wire/words.ts'
import { type Item, ledgerOf, ofSupervisor } from '../ledger/ledger-of.ts'
import type { Life } from '../ledger/life.ts'
import { lifeFor } from '../ledger/show-ledger.ts'

type Told = Received<typeof endpoint>['body']['termination']
type Attributes = Answer<typeof endpoint>['data']['attributes']

export async function terminate(ctx: Ctx, id: string, { text, ...told }: Told): Promise<string> {
  const { id: internship_id } = await findFolder(ctx, id)
  const facts = { ...told, ...(text && { text }) }
  return createEnvelope(ctx, { internship_id, kind: 'rescisao', contract_type: 'digital', told: facts }, '')
}

const OWED: readonly string[] = ['report', 'recess', 'recess_payment', 'certificate', 'evaluation']

/** As the ledger will stand on the day after. */
export function owedOn(life: Life, last_day: string, day: string): Pick<Attributes, 'recess' | 'missing'> {
  const ended = { ...life, ends_on: last_day, evaluations: ofSupervisor(life).filter(({ last }) => last) }
  const { sum } = recessEarned({ from: life.starts_on, to: last_day })
  const missing = ledgerOf(ended, day).filter(({ kind, state }: Item) => OWED.includes(kind) && state !== 'done')
  return {
    recess: { ...recessLeft({ from: life.starts_on, to: last_day }, life.taken), sum },
    missing: missing.map(({ kind, words, owner }) => ({ kind, words, owner_name: OWNERS[owner] })),
  }
}

export async function showTermination(ctx: Ctx, envelope_id: string, id: string, last_day: string) {
  const life = await lifeFor(ctx, id)
  const attributes = { envelope_id, last_day, ...owedOn(life, last_day, today(ctx.now)) }
  return { data: { id: envelope_id, type: 'termination' as const, attributes } }
}
