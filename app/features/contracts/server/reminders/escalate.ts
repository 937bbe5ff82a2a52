// After ten days those who can do something about it hear of it: the company's approvers, and the operation. One letter
// a person a day, whatever stands still.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { type Letter, writeLetters } from '#server/mail/letter.ts'
import { enqueue, task } from '#server/tasks/task.ts'
import { startOfDay, today } from '#server/today.ts'
import { forManagers } from '#wire/link/meant-for.ts'
import { internshipOf } from '../envelope-context.ts'
import { currentStep, type EnvelopeStep, findEnvelope } from '../envelope-rows.ts'
import { about, hello } from '../signing/ask-to-sign.ts'
import { ESCALATED_AFTER, isTimely, REMINDED_AFTER } from './calendar.ts'
import { approversOf, operators, type Recipient } from './recipients.ts'

/** Reminders of one morning are sent within minutes. */
const GATHERED_MS = 10 * 60_000
const OPENS_MS = 9 * 3_600_000
const MOST_NAMED = 20

const WITH: Record<EnvelopeStep['party'], string> = {
  walljobs: 'a plataforma',
  company_sign: 'a empresa',
  internship_sign: 'quem estagia',
  university_sign: 'a instituição',
}

type Stopped = { id: string; title: string; what: string; who: string; intern_name: string }

function letterFor({ name, email }: Recipient, stopped: Stopped[], pathOf: (id: string) => string): Letter {
  const [first, ...others] = stopped as [Stopped, ...Stopped[]]
  const after = `há ${ESCALATED_AFTER} dias`
  const advice = 'Confira se o endereço está certo, ou passe a etapa para papel.'
  if (others.length === 0)
    return {
      to: email,
      subject: `Parado ${after}: ${first.title} de ${first.intern_name}`,
      greeting: hello(name),
      paragraphs: [`Há ${ESCALATED_AFTER} dias ${first.what} espera por ${first.who}, apesar dos lembretes.`, advice],
      action: { label: 'Ver o contrato', path: pathOf(first.id) },
    }
  const more = stopped.length - MOST_NAMED
  return {
    to: email,
    subject: `${stopped.length} contratos parados ${after}`,
    greeting: hello(name),
    paragraphs: [
      `${stopped.length} contratos esperam ${after}, apesar dos lembretes. ${advice}`,
      ...(more > 0 ? [`Estes são os ${MOST_NAMED} mais antigos; mais ${more} estão na lista de contratos.`] : []),
    ],
    links: stopped.slice(0, MOST_NAMED).map(({ id, what, who }) => ({
      path: pathOf(id),
      label: what,
      about: `espera por ${who}`,
    })),
  }
}

/** Those that still wait, the oldest first, each marked as told. */
async function claimStopped(ctx: Ctx) {
  const { rows } = await sql<{ envelope_id: string; company_id: string }>`
    with told as (update envelope_reminders set escalated_at = ${ctx.now}
      where ordinal = ${sql.lit(REMINDED_AFTER.length)} and escalated_at is null returning step_id)
    select e.id as envelope_id, e.company_id from told join envelopes e on e.step_id = told.step_id
      join envelope_steps p on p.id = e.step_id order by p.current_at, e.id`.execute(ctx.db)
  return rows
}

/** Nothing of what moved on in this moment. */
async function stoppedOf(ctx: Ctx, envelope_id: string): Promise<Stopped | undefined> {
  const envelope = await findEnvelope(ctx, envelope_id)
  const step = currentStep(envelope)
  if (!step) return undefined
  const internship = await internshipOf(ctx, envelope)
  return {
    id: envelope.id,
    title: envelope.title,
    what: about(envelope, internship),
    who: step.person_name ?? WITH[step.party],
    intern_name: internship.intern_name,
  }
}

async function toldToday(ctx: Ctx) {
  const { rows } = await sql`select from envelope_reminders
    where ordinal = ${sql.lit(REMINDED_AFTER.length)} and escalated_at >= ${startOfDay(today(ctx.now))}::timestamptz
    limit 1`.execute(ctx.db)
  return rows.length > 0
}

/** The morning of the next working day. */
function nextMorning(now: Date) {
  for (let days = 1; ; days++) {
    const morning = new Date(Date.parse(startOfDay(today(now, days))) + OPENS_MS)
    if (isTimely(morning)) return morning
  }
}

const later = (ctx: Ctx, run_at: Date): Promise<void> =>
  enqueue(ctx, tellOfStopped, {}, { run_at, unique_key: today(run_at) })

export const tellOfStopped = task<object>('tell-of-stopped-contracts', async (ctx) => {
  if (await toldToday(ctx)) return later(ctx, nextMorning(ctx.now))
  const claimed = await claimStopped(ctx)
  if (claimed.length === 0) return
  const stopped = new Map<string, Stopped>()
  for (const { envelope_id } of claimed) {
    const found = await stoppedOf(ctx, envelope_id)
    if (found) stopped.set(envelope_id, found)
  }
  // A last reminder that is sent while this runs finds its task taken.
  await later(ctx, nextMorning(ctx.now))
  if (stopped.size === 0) return
  const still = claimed.filter(({ envelope_id }) => stopped.has(envelope_id))
  const heard = new Map<string, { who: Recipient; of: Stopped[] }>()
  for (const [company_id, rows] of Map.groupBy(still, (row) => row.company_id))
    for (const who of await approversOf(ctx, { company_id })) {
      const address = who.email.toLowerCase()
      const of = [...(heard.get(address)?.of ?? []), ...rows.map(({ envelope_id }) => stopped.get(envelope_id)!)]
      heard.set(address, { who, of })
    }
  await writeLetters(ctx, [
    ...heard.values().map(({ who, of }) => letterFor(who, of, (id) => forManagers(`/envelopes/${id}`))),
    ...(await operators(ctx)).map((who) => letterFor(who, [...stopped.values()], (id) => `/admin/envelopes/${id}`)),
  ])
})

/** In the transaction of the last reminder. */
export const escalate = (ctx: Ctx) => later(ctx, new Date(ctx.now.getTime() + GATHERED_MS))
