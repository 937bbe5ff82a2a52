// What an answered form would change: told beside the profile, and only what was asked.
import type { DraftTerms } from '#features/internships/server/internships.ts'
import { findTerms, termsOf } from '#features/internships/server/internships.ts'
import { inWords } from '#features/internships/wire/term-words.ts'
import { wholeTerms } from '#features/internships/wire/terms.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { isoMonth } from '#wire/time/date.ts'
import { DATA_LABELS, DATA_NAMES, type DataName, IN_CONTRACT } from '../../wire/data/data-record.ts'
import type { FormRow } from '../kit/form-kind.ts'
import { answersOf } from '../kit/form-rows.ts'
import { profileValues, type Values, valueInWords } from './profile-values.ts'

/** The terms of a contract that everybody has signed, while it runs. */
async function signedTerms(ctx: Ctx, internship_id: string): Promise<DraftTerms | undefined> {
  const { terms_id, agreed_at, ended_at, ends_on } = await ctx.db
    .selectFrom('internships')
    .select(['terms_id', 'agreed_at', 'ended_at', 'ends_on'])
    .where('id', '=', internship_id)
    .executeTakeFirstOrThrow()
  const over = ended_at !== null || (ends_on !== null && ends_on < today(ctx.now))
  return terms_id && agreed_at && !over ? termsOf(ctx, await findTerms(ctx, terms_id)) : undefined
}

/** As the terms keep it. */
const asTerm = (name: DataName, value: unknown) =>
  name === 'formation_date' && typeof value === 'string' ? (isoMonth(value) ?? value) : value

function contractChange(signed: DraftTerms | undefined, name: DataName, answers: Values) {
  const term = name in IN_CONTRACT ? IN_CONTRACT[name as keyof typeof IN_CONTRACT] : undefined
  if (!term || !signed) return undefined
  const terms = { [term]: asTerm(name, answers[name]) } as DraftTerms
  const read = (of: DraftTerms) => inWords(term, wholeTerms(of)[term])
  return { terms, before: read(signed), after: read(terms) }
}

/** What stands beside what was told; what is in a signed contract is compared with the contract. */
async function besides(ctx: Ctx, form: FormRow, names: readonly DataName[]) {
  const answers = answersOf(ctx, form) as Values
  const profile = await profileValues(ctx, form.user_info_id!, names)
  const signed = await signedTerms(ctx, form.internship_id!)
  return names.flatMap((field) => {
    if (!(field in answers)) return []
    const contract = contractChange(signed, field, answers)
    const [before, after] = contract
      ? [contract.before, contract.after]
      : [valueInWords(field, profile[field]), valueInWords(field, answers[field])]
    return [{ field, label: DATA_LABELS[field], before, after, terms: contract?.terms, value: answers[field] }]
  })
}

const hashOf = (ctx: Ctx, { id }: FormRow, { field, before }: { field: string; before: string | null }) =>
  ctx.secrets.sign('stood', JSON.stringify([id, field, before]))

/** Kept with the answers, so that what changes afterwards is known. */
export async function whatStood(ctx: Ctx, form: FormRow): Promise<Record<string, string>> {
  const all = await besides(ctx, form, DATA_NAMES)
  return Object.fromEntries(all.map((one) => [one.field, hashOf(ctx, form, one)]))
}

/** Told and different. `outdated` is what somebody has changed since the person answered. */
export async function changesOf(ctx: Ctx, form: FormRow, names: readonly DataName[]) {
  const stood = form.stood as Record<string, string> | null
  const all = await besides(ctx, form, names)
  return all
    .filter(({ before, after }) => before !== after)
    .map((one) => ({ ...one, outdated: stood !== null && stood[one.field] !== hashOf(ctx, form, one) }))
}
export type DataChange = Awaited<ReturnType<typeof changesOf>>[number]
