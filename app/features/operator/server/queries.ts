import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { today } from '#server/today.ts'
import { isUuid } from '#server/uuid.ts'

type Filter = { q?: string | undefined; verification?: string | undefined }
type Page = { page: number; per_page: number }

export const companiesLike = (ctx: Ctx, { q, verification }: Filter) => {
  const digits = q?.replace(/[^0-9A-Za-z]/g, '').toUpperCase() ?? ''
  return ctx.db
    .selectFrom('companies')
    .$if(verification !== undefined, (query) => query.where('companies.verification', '=', verification!))
    .$if(q !== undefined && q.trim() !== '', (query) =>
      query.where((e) =>
        e.or([
          contains(sql`fold(companies.name)`, q!),
          ...(digits.length > 3 ? [e('companies.cnpj', 'like', `${digits}%`)] : []),
        ]),
      ),
    )
}

export const withContext = (ctx: Ctx, filter: Filter) =>
  companiesLike(ctx, filter)
    .innerJoin('sectors', 'sectors.id', 'companies.sector_id')
    .leftJoin('companies as parent', 'parent.id', 'companies.parent_id')
    .leftJoin('institutions', 'institutions.id', 'companies.registered_at_institution_id')
    .selectAll('companies')
    .select(['sectors.name as sector', 'parent.name as parent_name', 'institutions.id as institution_id'])
    .select('institutions.name as institution_name')
    .select((e) =>
      e
        .selectFrom('company_managers')
        .innerJoin('logins', 'logins.id', 'company_managers.login_id')
        .select((c) => c.fn.countAll<number>().as('n'))
        .whereRef('company_managers.company_id', '=', 'companies.id')
        .where('deactivated_at', 'is', null)
        .where('password_hash', 'is not', null) // who was invited may never come
        .as('managers_count'),
    )

/** Those that wait come first. */
export const page = (ctx: Ctx, filter: Filter, { page, per_page }: Page) =>
  withContext(ctx, filter)
    .orderBy(sql`companies.verification <> 'pendente'`)
    .orderBy('companies.created_at', 'desc')
    .orderBy('companies.id')
    .limit(per_page)
    .offset((page - 1) * per_page)

type Claims = { settled?: boolean | undefined; id?: string | undefined }
export const claimsLike = (ctx: Ctx, { settled, id }: Claims) =>
  ctx.db
    .selectFrom('company_claims')
    .innerJoin('companies', 'companies.id', 'company_claims.company_id')
    .$if(settled !== undefined, (query) => query.where('settled_at', settled ? 'is not' : 'is', null))
    .$if(id !== undefined, (query) => query.where('company_claims.id', '=', isUuid(id!) ? id! : null))

export const claimRows = (ctx: Ctx, which: Claims) =>
  claimsLike(ctx, which)
    .selectAll('company_claims')
    .select(['companies.name as company_name', 'companies.cnpj'])
    .select(
      sql<number>`(select count(*) from company_claims o where o.company_id = company_claims.company_id and o.id <>
        company_claims.id and o.settled_at is null)`.as('others_open'),
    )

export const claimPage = (ctx: Ctx, which: Claims, { page, per_page }: Page) =>
  claimRows(ctx, which)
    .orderBy('company_claims.created_at', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)

const open = sql`done_at is null and failed_at is null`

/** What waits for somebody. Letters count until they are handed over; without a mail server that is at once. */
type Figures = Record<
  | 'companies_waiting'
  | 'claims_open'
  | 'documents_waiting'
  | 'contracts_waiting'
  | 'tasks_failed'
  | 'mails_waiting'
  | 'proposals_waiting',
  number
>

export async function countWaiting(ctx: Ctx): Promise<Figures> {
  const { rows } = await sql<Figures>`select
    (select count(*) from companies where verification = 'pendente') as companies_waiting,
    (select count(*) from company_claims where settled_at is null) as claims_open,
    (select count(*) from personal_document_versions where approved is null and replaced_at is null
      and (valid_until is null or valid_until >= ${today(ctx.now)}::date)) as documents_waiting,
    (select count(*) from envelopes where holder = 'walljobs'
      and state in ('review', 'upload_review', 'not_defined')) as contracts_waiting,
    (select count(*) from tasks where failed_at is not null) as tasks_failed,
    (select count(*) from skills where status = 'proposed') + (select count(*) from softwares where status =
      'proposed') + (select count(*) from interests where status = 'proposed') as proposals_waiting,
    (select count(*) from tasks where name = 'deliver-mail' and ${open}) as mails_waiting`.execute(ctx.db)
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, count]) => [name, Number(count)])) as Figures
}

type Week = Record<
  'contracts_completed' | 'jobs_published' | 'candidatures' | 'companies_registered' | 'decisions',
  number
>
const WEEK_MS = 7 * 86_400_000

/** The last seven days, or the seven before them. */
export async function countWeek(ctx: Ctx, weeks_ago = 0): Promise<Week> {
  const end = ctx.now.getTime() - weeks_ago * WEEK_MS
  const during = (column: string) =>
    sql`${sql.ref(column)} > ${new Date(end - WEEK_MS)} and ${sql.ref(column)} <= ${new Date(end)}`
  const { rows } = await sql<Week>`select
    (select count(*) from envelopes where ${during('completed_at')}) as contracts_completed,
    (select count(*) from jobs where ${during('published_at')}) as jobs_published,
    (select count(*) from candidatures where ${during('applied_at')}) as candidatures,
    (select count(*) from companies where ${during('created_at')}) as companies_registered,
    (select count(*) from personal_document_versions where ${during('decided_at')}) + (select count(*) from
      company_verifications where ${during('decided_at')}) + (select count(*) from company_claims where
      ${during('settled_at')}) as decisions`.execute(ctx.db)
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, count]) => [name, Number(count)])) as Week
}
