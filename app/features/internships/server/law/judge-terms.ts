// Terms as they stand in the database, judged when they are sent and at each signature.
import type { Ctx } from '#server/context.ts'
import { bareEmail } from '#wire/person/email.ts'
import type { Breach, Case } from '../../wire/law/breach.ts'
import { isCounted, quota, supervised } from '../../wire/law/capacity.ts'
import type { Facts } from '../../wire/law/facts.ts'
import { judgeCase } from '../../wire/law/judge.ts'
import { findTerms, termsOf } from '../folders/terms-rows.ts'
import { openCase } from './facts.ts'

type Asked = {
  terms_id: string
  /** The day whose rules hold: that of the sending, for what is on its way. */
  law_day?: string
  signing?: Facts['signing']
  /** What the institution asked for then; what it asks for today where nothing is said. */
  institution?: Facts['institution'] | undefined
}
export type Judged = {
  breaches: Breach[]
  /** They refuse nothing. */
  warnings: Breach[]
  /** Nothing but places that somebody else has taken stands against it. */
  only_full: boolean
}

const isFull = (of: Case, { rule }: Breach) =>
  (rule === 'L11788.9.III' && supervised(of)?.left === 0) || (rule === 'L11788.17' && quota(of)?.left === 0)

export async function judgeTerms(ctx: Ctx, { terms_id, law_day, signing = null, institution }: Asked): Promise<Judged> {
  const row = await findTerms(ctx, terms_id)
  const { agreed_at, ...internship } = await ctx.db
    .selectFrom('internships')
    .select(['id as internship_id', 'company_id', 'user_info_id', 'candidature_id', 'agreed_at'])
    .where('id', '=', row.internship_id)
    .executeTakeFirstOrThrow()
  const amends = agreed_at !== null
  const subject = { ...internship, agreed: amends }
  const known = { signing, ...(amends && { effective_on: row.effective_on, sent_on: law_day ?? null }) }
  const of = await openCase(ctx, subject, termsOf(ctx, row), known)
  if (institution !== undefined) of.facts.institution = institution
  const found = judgeCase(of, law_day)
  const breaches = found.filter(({ kind }) => kind !== 'warning')
  return {
    breaches,
    warnings: found.filter(({ kind }) => kind === 'warning'),
    only_full: breaches.length > 0 && breaches.every((breach) => isFull(of, breach)),
  }
}

/**
 * Two contracts that want the same last place wait for each other here: the terms stay as they are, and nobody else
 * takes a place of the
 * supervisor or of the quota until this transaction is through.
 */
export async function holdPlaces(ctx: Ctx, terms_id: string) {
  const { db } = ctx
  const { internship_id } = await findTerms(ctx, terms_id)
  const { company_id } = await db
    .selectFrom('internships')
    .select('company_id')
    .where('id', '=', internship_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const row = await findTerms(ctx, terms_id)
  const outside = !row.supervisor_id && bareEmail(row.supervisor_email ?? '') !== ''
  if (outside || isCounted({ education_type: row.education_type as never }))
    await db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().execute()
  if (row.supervisor_id)
    await db.selectFrom('company_managers').select('id').where('id', '=', row.supervisor_id).forNoKeyUpdate().execute()
}
