// Events of the demonstration: a fair ahead, a talk that is full, and one that is over with who came.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  addStand,
  checkIn,
  createEvent,
  type EventSent,
  issueCertificate,
  leaveInterest,
  openSealed,
  publishEvent,
  registrationRows,
  signUp,
} from '#features/events/server/events.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { BRASILIA, instantAt } from '#wire/time/zones.ts'
import { acting, managerActing } from '../acting.ts'
import { candidates } from '../people.ts'

const RECRUITER = 'recrutador@demo.test'
const LIA = 'estudante@demo.test'
const DAY_MS = 86_400_000
const PAST_DAYS = -12

const PLACE = { mode: 'in_person', place: 'Auditório da Aurora', address: 'Av. Paulista, 1000, São Paulo, SP' } as const

const session = (ctx: Ctx, days: number, title: string, from: string, to: string, capacity: number) => ({
  title,
  day: formatDate(today(ctx.now, days)),
  from,
  to,
  capacity,
})

async function onAir(ctx: Ctx, event: EventSent) {
  const id = await createEvent(ctx, event)
  await publishEvent(ctx, id)
  const sessions = await ctx.db
    .selectFrom('event_sessions')
    .select(['id', 'title'])
    .where('event_id', '=', id)
    .orderBy('starts_at')
    .execute()
  return { id, sessions }
}
type OnAir = Awaited<ReturnType<typeof onAir>>

async function join(ctx: Ctx, email: string, { id, sessions }: OnAir) {
  const person = await acting(ctx, 'User', email)
  const known = candidates.find((one) => one.email === email)
  if (!person || !known) return
  const { login_id } = person.actor as { login_id: string }
  const sent = { session_ids: [sessions[0]!.id], shares_name: true }
  await transaction(person, (ctx) => signUp(ctx, id, { login_id, name: known.name, email }, sent))
}

const fair = (ctx: Ctx): EventSent => ({
  title: 'Feira de estágios da primavera',
  kind: 'fair',
  ...PLACE,
  description:
    'Conheça as equipes, tire dúvidas sobre as vagas e participe das oficinas.\n\nTraga o currículo, se quiser uma ' +
    'leitura dele na hora.',
  sessions_attributes: [
    session(ctx, 14, 'Feira, manhã', '09:00', '12:00', 80),
    session(ctx, 14, 'Oficina de currículo', '14:00', '16:00', 30),
  ],
})
const full = (ctx: Ctx): EventSent => ({
  title: 'Conversa com quem já estagiou',
  kind: 'talk',
  mode: 'online',
  link: 'https://chamada.example/conversa',
  description: 'Três pessoas contam como foi o primeiro estágio e respondem às suas perguntas.',
  sessions_attributes: [session(ctx, 9, 'Conversa com quem já estagiou', '19:00', '20:30', 2)],
})
const talk = (ctx: Ctx): EventSent => ({
  title: 'Palestra: o primeiro emprego',
  kind: 'talk',
  ...PLACE,
  description: 'Do currículo à entrevista: o que olhamos em quem está começando.',
  sessions_attributes: [session(ctx, 2, 'Palestra: o primeiro emprego', '18:00', '20:00', 60)],
})

/** As it was on that day: made two days before, attended by the student. */
async function overAlready(recruiter: Ctx) {
  const before = { ...recruiter, now: new Date(recruiter.now.getTime() + (PAST_DAYS - 2) * DAY_MS) }
  const past = await onAir(before, talk(before))
  await join(before, LIA, past)
  const [ticket] = await registrationRows(before, sql`r.event_id = ${past.id}`)
  if (!ticket) return
  const at = instantAt(today(recruiter.now, PAST_DAYS), '18:05', BRASILIA)
  await checkIn({ ...recruiter, now: at }, past.id, {
    client_id: randomUUID(),
    code: openSealed(recruiter, 'code', ticket),
    scanned_at: at.toISOString(),
    gate: 'Portaria principal',
  })
  if (ticket.login_id) await issueCertificate(recruiter, past.id, { login_id: ticket.login_id })
}

/** Of the company at its own fair, with the student's interest. */
async function stand(recruiter: Ctx, { id }: OnAir) {
  const { company_id } = (recruiter.actor as { membership: { company_id: string } }).membership
  const { cnpj } = await recruiter.db
    .selectFrom('companies')
    .select('cnpj')
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  const stand_id = await addStand(recruiter, id, { cnpj, place: 'Estande 1' })
  const lia = await acting(recruiter, 'User', LIA)
  if (lia) await leaveInterest(lia, stand_id)
}

export async function writeEvents(ctx: Ctx) {
  const recruiter = await managerActing(ctx, RECRUITER)
  if (!recruiter) return
  // A company that waits for its verification has nothing on air.
  const { rows } = await sql<{ verification: string }>`select verification from companies
    where id = ${(recruiter.actor as { membership: { company_id: string } }).membership.company_id}`.execute(ctx.db)
  if (rows[0]?.verification !== 'verificada') return
  const spring = await onAir(recruiter, fair(recruiter))
  await join(recruiter, LIA, spring)
  await stand(recruiter, spring)
  const crowded = await onAir(recruiter, full(recruiter))
  const others = candidates.map(({ email }) => email).filter((email) => email !== LIA)
  for (const email of [...others.slice(0, 2), LIA]) await join(recruiter, email, crowded)
  await overAlready(recruiter)
}
