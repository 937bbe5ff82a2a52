// Interviews of the demonstration: one that waits for an answer, and one that is agreed on.
import { confirm, offer } from '#features/agenda/server/agenda.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { BRASILIA, instantAt } from '#wire/time/zones.ts'
import { acting, managerActing } from '../acting.ts'

const RECRUITER = 'recrutador@demo.test'
const SUPERVISOR = 'supervisora@demo.test'
const LIA = 'estudante@demo.test'

const isWorkday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
/** The next working days after tomorrow, at this hour in Brasília. */
const workdays = (ctx: Ctx, count: number) =>
  [2, 3, 4, 5, 6, 7, 8]
    .map((days) => today(ctx.now, days))
    .filter(isWorkday)
    .slice(0, count)

const candidaturesOf = (ctx: Ctx, company_id: string) =>
  ctx.db
    .selectFrom('candidatures as c')
    .innerJoin('jobs as j', 'j.id', 'c.job_id')
    .innerJoin('user_infos as u', 'u.id', 'c.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['c.id', 'c.state', 'l.email', 'j.title'])
    .where('j.company_id', '=', company_id)
    .where('c.state', 'in', ['applied', 'screening', 'interview'])
    .orderBy('c.applied_at')
    .execute()

type Meeting = { candidature_id: string; time: string; panel: string[]; message: string }

async function offerTo(recruiter: Ctx, { candidature_id, time, panel, message }: Meeting): Promise<string> {
  const days = workdays(recruiter, 3)
  return transaction(recruiter, (ctx) =>
    offer(ctx, {
      candidature_ids: [candidature_id],
      kind: 'video',
      place: 'https://chamada.example/ponte',
      message,
      zone: BRASILIA,
      minutes: 45,
      interviewer_ids: panel,
      slots: days.map((day) => instantAt(day, time, BRASILIA).toISOString()),
      answer_by: formatDate(days.at(-1)!),
    }),
  )
}

/** At the first of the offered times. */
async function agree(person: Ctx, offer_id: string) {
  const { id, slot_id } = await person.db
    .selectFrom('interviews as i')
    .innerJoin('interview_slots as s', 's.offer_id', 'i.offer_id')
    .select(['i.id', 's.id as slot_id'])
    .where('i.offer_id', '=', offer_id)
    .orderBy('s.starts_at')
    .executeTakeFirstOrThrow()
  await transaction(person, (ctx) => confirm(ctx, id, slot_id))
}

export async function writeInterviews(ctx: Ctx) {
  const recruiter = await managerActing(ctx, RECRUITER)
  const supervisor = await managerActing(ctx, SUPERVISOR)
  if (!recruiter || !supervisor) return
  const member = (of: Ctx) => (of.actor as { membership: { manager_id: string; company_id: string } }).membership
  const panel = [member(recruiter).manager_id]
  const rows = await candidaturesOf(ctx, member(recruiter).company_id)
  const invited = rows.find(({ email, state }) => email === LIA && state === 'interview')
  const other = rows.find(({ email, state }) => email !== LIA && state !== 'applied')
  if (invited)
    await offerTo(recruiter, {
      candidature_id: invited.id,
      time: '14:00',
      panel: [...panel, member(supervisor).manager_id],
      message: 'Conversa sobre a vaga e sobre o que você já fez. Deixe à mão um trabalho de que gosta.',
    })
  const person = other && (await acting(ctx, 'User', other.email))
  if (other && person)
    await agree(
      person,
      await offerTo(recruiter, {
        candidature_id: other.id,
        time: '10:00',
        panel,
        message: 'Uma primeira conversa, de quarenta e cinco minutos.',
      }),
    )
}
