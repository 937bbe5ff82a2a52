import { actsFor } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'

/** Where an internship is, and whose it is as far as that is known. */
export type Subject = {
  company_id: string
  user_info_id: string | null
  internship_id: string | null
  /** By which the person came. */
  candidature_id: string | null
  /** It has begun by an agreed contract: what is asked now would amend it. */
  agreed: boolean
}
type Asked = {
  company_id?: string | undefined
  internship_id?: string | undefined
  candidature_id?: string | undefined
}

/** Of the companies that whoever asks acts for. Of applicants only the hired: nobody asks the law how old others are. */
export async function subjectOf(ctx: Ctx, { company_id, internship_id, candidature_id }: Asked): Promise<Subject> {
  const found =
    (internship_id !== undefined && (await internshipIn(ctx, internship_id))) ||
    (internship_id === undefined && candidature_id !== undefined && (await hiredIn(ctx, candidature_id)))
  if (found) return found
  if (internship_id !== undefined || candidature_id !== undefined)
    throw notFound('Não encontramos essa pessoa entre os estágios e as contratações da sua empresa.')
  const own = company_id ?? (ctx.actor as SignedIn).membership?.company_id
  if (!own || !isUuid(own) || !(await actsFor(ctx, own))) throw notFound('Não encontramos essa empresa entre as suas.')
  return { company_id: own, user_info_id: null, internship_id: null, candidature_id: null, agreed: false }
}

async function internshipIn(ctx: Ctx, id: string): Promise<Subject | undefined> {
  if (!isUuid(id)) return undefined
  const row = await ctx.db
    .selectFrom('internships')
    .select(['company_id', 'user_info_id', 'id as internship_id', 'candidature_id', 'agreed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || !(await actsFor(ctx, row.company_id))) return undefined
  const { agreed_at, ...subject } = row
  return { ...subject, agreed: agreed_at !== null }
}

async function hiredIn(ctx: Ctx, id: string): Promise<Subject | undefined> {
  if (!isUuid(id)) return undefined
  const row = await ctx.db
    .selectFrom('candidatures as c')
    .innerJoin('jobs as j', 'j.id', 'c.job_id')
    .select(['j.company_id', 'c.user_info_id', 'c.id as candidature_id'])
    .where('c.id', '=', id)
    .where('c.state', '=', 'hired')
    .executeTakeFirst()
  if (!row || !(await actsFor(ctx, row.company_id))) return undefined
  return { ...row, internship_id: null, agreed: false }
}
