import { sql } from 'kysely'
import { isSuspended } from '#features/companies/server/companies.ts'
import { programOfJob } from '#features/programs/server/programs.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import { totals } from '#server/totals.ts'
import type { listCandidatures, showCandidature } from '../../wire/applying.ts'
import { mayTake } from '../../wire/candidature-states.ts'
import { CANDIDATURE_STATES, ENDED_WHY, isOpen, OPEN_STATES } from '../../wire/candidature-words.ts'
import { type Candidature, candidatureRows } from '../candidature-rows.ts'
import { interviewsOf } from '../interviews-asked.ts'
import { readingWords } from '../reading/reading-words.ts'
import { unknownCandidature } from './withdraw.ts'
import { historyOf } from './own-history.ts'
import { nextWords, promises } from './next-words.ts'

type Card = Answer<typeof listCandidatures>['collection']['data'][number]
type Own = Answer<typeof showCandidature>['data']
export const mine = (ctx: Ctx) => candidatureRows(ctx).where('u.login_id', '=', (ctx.actor as SignedIn).login_id)

type JobRow = Pick<
  Candidature,
  'slug' | 'title' | 'company_id' | 'company_name' | 'company_slug' | 'address' | 'available'
> & {
  job_type: string | null
}
export const jobOf = (
  id: string,
  { slug, title, company_id, company_name, company_slug, job_type, address, available }: JobRow,
) => ({
  id,
  slug,
  title,
  company_id,
  company_name,
  company_slug,
  job_type: job_type!,
  address,
  available,
})

export const stateWords = ({ state, ended_why }: Pick<Candidature, 'state' | 'ended_why'>) =>
  ended_why ? `${CANDIDATURE_STATES.ended}: ${ENDED_WHY[ended_why]}` : CANDIDATURE_STATES[state]

export const attributes = (c: Candidature, suspended: boolean): Card['attributes'] => ({
  job: jobOf(c.job_id, c),
  state: c.state,
  state_words: stateWords(c),
  applied_at: c.applied_at,
  state_since: c.state_since,
  next_date: c.answer_by,
  next_words: nextWords(c, suspended),
})

/** What is open first, the nearest date before the others; then what is over, the latest first. */
export async function listOwn(
  ctx: Ctx,
  { page, per_page, open }: { page: number; per_page: number; open?: boolean | undefined },
) {
  const found = mine(ctx).$if(open !== undefined, (query) =>
    query.where('c.state', open ? 'in' : 'not in', [...OPEN_STATES]),
  )
  const { n } = await found
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const rows = (await found
    .orderBy(sql`c.answer_by is null`)
    .orderBy(
      sql`case when c.answer_by is null then -extract(epoch from c.state_since) else extract(epoch from c.answer_by)
        end`,
    )
    .orderBy('c.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()) as Candidature[]
  const suspended = new Map<string, boolean>()
  for (const company_id of new Set(rows.filter(({ state }) => promises(state)).map((c) => c.company_id)))
    suspended.set(company_id, await isSuspended(ctx, company_id))
  const data: Card[] = rows.map((c) => ({
    id: c.id,
    type: 'candidature',
    attributes: attributes(c, suspended.get(c.company_id) ?? false),
  }))
  return { data, ...totals(Number(n), per_page) }
}

export async function showOwn(ctx: Ctx, id: string): Promise<Own> {
  const c = (isUuid(id) ? await mine(ctx).where('c.id', '=', id).executeTakeFirst() : undefined) as
    | Candidature
    | undefined
  if (!c) throw unknownCandidature()
  const program = await programOfJob(ctx, c.job_id)
  const [history, company_suspended] = [await historyOf(ctx, c), await isSuspended(ctx, c.company_id)]
  return {
    id: c.id,
    type: 'candidature',
    attributes: {
      ...attributes(c, company_suspended),
      message: c.message,
      shares_pcd: c.shares_pcd,
      unmet: c.unmet,
      review: c.unmet.length ? { requested_at: c.applied_at, answered: c.review_requested_at === null } : null,
      feedback: c.feedback,
      company_suspended,
      reading_words: readingWords(c, ctx.now),
      may_withdraw: isOpen(c.state),
      may_apply_again: mayTake('apply_again', c.state) && c.available,
      history,
      program: program ? { id: program.id, slug: program.slug, title: program.title } : null,
      interview: (await interviewsOf(ctx, [c.id])).get(c.id) ?? null,
    },
  }
}
