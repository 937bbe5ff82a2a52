// A company offers times: to one candidature, or one pool of times to many.
import { sql } from 'kysely'
import { refuseSuspended } from '#features/candidatures/server/candidatures.ts'
import { wallTime, instantAt, type Zone } from '#wire/time/zones.ts'
import type { Span } from '#features/calendar/server/calendar.ts'
import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { enqueue } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import { isoDate } from '#wire/time/date.ts'
import { USUAL_CRITERIA } from '../wire/interview-words.ts'
import type { offerInterviews } from '../wire/interviews.ts'
import { writeEvent } from './events.ts'
import { lawfulSpans, refuseBusy } from './schedule/offered-times.ts'
import { heldInterviewers, nameInterviewers } from './people.ts'
import { interviewRows } from './rows.ts'
import { TELL } from './letters/tell-step.ts'

type Form = Received<typeof offerInterviews>['body']['interview']
type Invited = { id: string; job_id: string; company_id: string; state: string; name: string; ended_by_hand: boolean }

const OPEN: readonly string[] = ['applied', 'screening', 'interview', 'offer']

/** Held until the transaction ends: nobody withdraws, is answered, or sees the job closed meanwhile. */
async function heldCandidatures(ctx: Ctx, ids: readonly string[]): Promise<Invited[]> {
  const jobs = sql`select job_id from candidatures where id = any(${[...ids]}::uuid[])`
  await sql`select id from jobs where id in (${jobs}) order by id for share`.execute(ctx.db)
  const { rows } = await sql<Invited>`
    select c.id, c.job_id, j.company_id, c.state, coalesce(u.social_name, u.full_name) as name,
      (j.status = 'closed' and j.close_reason is distinct from 'expired') as ended_by_hand
    from candidatures c join jobs j on j.id = c.job_id join user_infos u on u.id = c.user_info_id
    where c.id = any(${[...ids]}::uuid[]) and j.company_id = any(${await myTree(ctx)}::uuid[])
    order by c.id for share of c`.execute(ctx.db)
  return rows
}

function refuseUnfit(invited: readonly Invited[], asked: number) {
  if (invited.length !== asked) throw notFound('Não encontramos essa candidatura entre as da sua empresa.')
  if (new Set(invited.map(({ job_id }) => job_id)).size > 1)
    throw invalid({ candidature_ids: 'Convide juntas só pessoas da mesma vaga' })
  if (invited.some((one) => one.ended_by_hand)) throw conflict('Esta vaga foi encerrada: não há mais entrevistas.')
  const over = invited.find(({ state }) => !OPEN.includes(state))
  if (over) throw conflict(`O processo de ${over.name} nesta vaga já terminou.`)
}

/** The end of that day there, or the last offered time when it comes before. */
export function answerUntil(ctx: Ctx, day: string, zone: Zone, spans: readonly Span[]): string {
  const last = Math.max(...spans.map(({ starts_at }) => Date.parse(starts_at)))
  const date = isoDate(day)!
  if (date < wallTime(ctx.now, zone).day) throw invalid({ answer_by: 'Este dia já passou' })
  return new Date(Math.min(instantAt(date, '23:59', zone).getTime(), last)).toISOString()
}

export async function heldPanel(ctx: Ctx, ids: readonly string[]) {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const people = await heldInterviewers(ctx, wanted)
  if (people.length !== wanted.length) throw invalid({ interviewer_ids: 'Escolha só colegas com acesso à plataforma' })
  return people
}

export async function writeOffer(ctx: Ctx, job_id: string, spans: readonly Span[]): Promise<string> {
  const id = uuid(ctx.now.getTime())
  const { manager_id } = membershipIn(ctx)
  await ctx.db
    .insertInto('interview_offers')
    .values({ id, job_id, created_by: manager_id, created_at: ctx.now.toISOString() })
    .execute()
  await ctx.db
    .insertInto('interview_slots')
    .values(spans.map((span) => ({ id: uuid(ctx.now.getTime()), offer_id: id, ...span })))
    .execute()
  return id
}

export const expireLater = (ctx: Ctx, interview_id: string, answer_by: string) =>
  enqueue(
    ctx,
    { name: 'expire-interview-offer' },
    { interview_id },
    { run_at: new Date(answer_by), unique_key: `${interview_id} ${answer_by}` },
  )

export async function offer(ctx: Ctx, form: Form): Promise<string> {
  const { zone, minutes, kind, place, message, slots, criteria = [...USUAL_CRITERIA] } = form
  const ids = [...new Set(form.candidature_ids.map((id) => id.toLowerCase()))]
  const invited = await heldCandidatures(ctx, ids)
  refuseUnfit(invited, ids.length)
  const { job_id, company_id } = invited[0]!
  await refuseSuspended(ctx, company_id)
  const people = await heldPanel(ctx, form.interviewer_ids)
  const spans = lawfulSpans(ctx, 'slots', slots, minutes)
  await refuseBusy(ctx, 'slots', spans, people, zone)
  const answer_by = answerUntil(ctx, form.answer_by, zone, spans)
  const offer_id = await writeOffer(ctx, job_id, spans)
  const host = new URL(ctx.configuration.app_origin).hostname
  for (const { id: candidature_id, name } of invited) {
    const id = uuid(ctx.now.getTime())
    const made = await ctx.db
      .insertInto('interviews')
      .values({
        id,
        offer_id,
        candidature_id,
        state: 'offered',
        kind,
        place: place?.trim() || null,
        message: message?.trim() || null,
        zone,
        minutes,
        answer_by,
        uid: `${id}@${host}`,
        criteria,
        created_at: ctx.now.toISOString(),
      })
      .onConflict((c) => c.column('candidature_id').where('state', '=', 'offered').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw conflict(`${name} já tem um convite que espera resposta.`)
    await nameInterviewers(
      ctx,
      id,
      people.map(({ manager_id }) => manager_id),
    )
    await writeEvent(ctx, 'offered', { id, sequence: 0, starts_at: null })
    const [row] = await interviewRows(ctx, sql`i.id = ${id}`)
    await TELL.offered(ctx, { row: row!, before: row!, times: spans })
    await expireLater(ctx, id, answer_by)
  }
  return offer_id
}
