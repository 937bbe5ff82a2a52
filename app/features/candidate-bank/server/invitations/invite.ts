import { sql } from 'kysely'
import { membershipIn } from '#features/companies/server/companies.ts'
import { onBoard } from '#features/candidatures/server/candidatures.ts'
import { agreementInForce } from '#features/institutions/server/institutions.ts'
import { findOwnedJob, institutionsOf } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { brokenConstraint } from '#server/database/transaction.ts'
import { conflict, notFound, Refusal } from '#server/refusal.ts'
import { secondsLeft, startOfDay, today } from '#server/today.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { inviteCandidate } from '../../wire/invitations.ts'
import { listedFor } from '../listed.ts'
import { tellInvited } from './letters.ts'

type Form = Received<typeof inviteCandidate>['body']['invitation']

/** Of the advisory locks, by root of a CNPJ. */
const LOCK = 7_315_182
/** A company that is not verified invites nobody: the bank is shut to it. */
const A_DAY = 50
const UNANSWERED = 3
const WITHIN_DAYS = 90

const UNFIT = 'Esta pessoa não pode ser convidada para esta vaga.'
const ALREADY = 'Esta pessoa já foi convidada para esta vaga.'
const SILENT =
  `Esta pessoa tem ${UNANSWERED} convites da sua empresa sem resposta nos últimos ${WITHIN_DAYS} dias. ` +
  'Espere que ela responda.'
const FULL = `São até ${A_DAY} convites por dia, e os de hoje já foram. Espere até amanhã.`
const CLOSED = 'Esta vaga não recebe candidaturas agora. Convide quando ela estiver no ar.'

/** In the transaction of the request. One after another for each root, by which the day's are counted, and each person. */
export async function invite(ctx: Ctx, job_id: string, { user_info_id, message }: Form): Promise<string> {
  const job = await findOwnedJob(ctx, job_id)
  const cnpj_root = await rootOf(ctx, job.company_id)
  await sql`select pg_advisory_xact_lock(hashtextextended(${cnpj_root}, ${LOCK}))`.execute(ctx.db)
  const held = await ctx.db
    .selectFrom('jobs as j')
    .select(['j.status', onBoard(ctx).as('open')])
    .where('j.id', '=', job.id)
    .forShare('j')
    .executeTakeFirstOrThrow()
  const base = await listedFor(ctx, job.id)
  if (held.status !== 'published' || !held.open) throw conflict(CLOSED)
  await refuseFull(ctx, cnpj_root)
  if (isUuid(user_info_id))
    await ctx.db.selectFrom('user_infos').select('id').where('id', '=', user_info_id).forNoKeyUpdate().execute()
  const stands = await standing(ctx, { user_info_id, job_id: job.id, cnpj_root, base })
  if (!stands.fits) throw conflict(UNFIT)
  if (stands.asked) throw conflict(ALREADY)
  if (stands.unanswered >= UNANSWERED) throw conflict(SILENT)
  const id = uuid(ctx.now.getTime())
  await ctx.db
    .insertInto('bank_invitations')
    .values({
      id,
      job_id: job.id,
      user_info_id,
      cnpj_root,
      invited_by: membershipIn(ctx).manager_id,
      message: message?.trim() || null,
      created_at: ctx.now.toISOString(),
    })
    .execute()
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'bank_invitations_one_each' ? conflict(ALREADY) : error
    })
  await tellInvited(ctx, id)
  return id
}

const rootOf = async (ctx: Ctx, company_id: string) =>
  (
    await ctx.db
      .selectFrom('companies')
      .select(sql<string>`left(cnpj, 8)`.as('root'))
      .where('id', '=', company_id)
      .executeTakeFirstOrThrow()
  ).root

async function refuseFull(ctx: Ctx, cnpj_root: string) {
  const { n } = await ctx.db
    .selectFrom('bank_invitations')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('cnpj_root', '=', cnpj_root)
    .where('created_at', '>=', startOfDay(today(ctx.now)))
    .executeTakeFirstOrThrow()
  if (Number(n) >= A_DAY) throw new Refusal(429, { messages: [FULL] }, { 'retry-after': String(secondsLeft(ctx.now)) })
}

/** In SQL, of rows b: the job is for everybody, or for students of theirs. */
const reaches = (ctx: Ctx, job_id: string) => sql`(${institutionsOf(sql`${job_id}::uuid`)} = '{}' or exists (
  select from student_bonds s join institution_partners p on p.institution_id = s.institution_id
  where s.user_info_id = b.user_info_id and s.ended_at is null and ${agreementInForce(ctx)}
    and s.institution_id = any(${institutionsOf(sql`${job_id}::uuid`)})))`

type Asked = { user_info_id: string; job_id: string; cnpj_root: string; base: Awaited<ReturnType<typeof listedFor>> }

/**
 * One statement answers for whoever is not there, hides, blocks, or may not take the job: nothing tells which. Who has
 * applied already is the company's to know, and is no reason to ask again.
 */
async function standing(ctx: Ctx, { user_info_id, job_id, cnpj_root, base }: Asked) {
  const since = new Date(ctx.now.getTime() - WITHIN_DAYS * 86_400_000)
  const id = isUuid(user_info_id) ? user_info_id : null
  const { rows } = await sql<{ fits: boolean; asked: boolean; unanswered: number }>`
    select exists (
        select from bank_search b where b.user_info_id = ${id} and ${base}
          and not exists (select from candidatures c where c.job_id = ${job_id} and c.user_info_id = b.user_info_id)
          and ${reaches(ctx, job_id)}) as fits,
      exists (select from bank_invitations v where v.job_id = ${job_id} and v.user_info_id = ${id}) as asked,
      (select count(*)::int from bank_invitations v where v.user_info_id = ${id} and v.cnpj_root = ${cnpj_root}
        and v.declined_at is null and v.created_at > ${since} and not exists (
          select from candidatures c
          where c.job_id = v.job_id and c.user_info_id = v.user_info_id)) as unanswered`.execute(ctx.db)
  return rows[0]!
}

export async function showSent(ctx: Ctx, id: string): Promise<Answer<typeof inviteCandidate>> {
  const row = await ctx.db
    .selectFrom('bank_invitations')
    .select(['user_info_id', 'job_id', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const { created_at: invited_at, ...of } = row
  return { data: { id, type: 'bank_invitation', attributes: { ...of, invited_at } } }
}
