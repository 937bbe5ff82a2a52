// Letters about an interview, to the person and to the company, with its date for their calendars.
import { writeCalendar } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { forManagers } from '#wire/link/meant-for.ts'
import { KINDS } from '../../wire/interview-words.ts'
import { toldOfCompany } from '../people.ts'
import { type InterviewRow, ownZone } from '../rows.ts'
import { spanInWords } from '#wire/time/span-words.ts'

type Method = 'REQUEST' | 'CANCEL'
type Words = {
  subject: string
  paragraphs: string[]
  /** The date to keep, or to take out again; of a row with a time. */
  date?: Method | undefined
  label?: string
  page?: 'sobre' | 'confirmar'
}

const roomOf = ({ id }: InterviewRow, page = 'sobre') => `/agendas/convites/${id}/${page}`
const hello = (name: string) => `Olá, ${name.split(' ')[0]}!`

type Attendee = { name: string; email: string; summary: string }
function dateOf(ctx: Ctx, row: InterviewRow, method: Method, { name, email, summary }: Attendee) {
  const { app_origin, app_name, mail_from } = ctx.configuration
  const url = `${app_origin}${roomOf(row)}`
  const text = writeCalendar({
    uid: row.uid,
    sequence: row.sequence,
    method,
    starts_at: row.starts_at!,
    ends_at: row.ends_at!,
    summary,
    location: row.place,
    description: [KINDS[row.kind], row.place, row.message, `Para confirmar, mudar ou recusar: ${url}`]
      .filter(Boolean)
      .join('\n'),
    url,
    organizer: { name: app_name, email: mail_from },
    attendee: { name, email },
    written_at: ctx.now,
  })
  return { calendar: { method, text } }
}

export async function tellPerson(ctx: Ctx, row: InterviewRow, { subject, paragraphs, date, label, page }: Words) {
  const attendee = { ...row, summary: `Entrevista: ${row.title}, ${row.company_name}` }
  await writeLetter(ctx, {
    to: row.email,
    subject,
    greeting: hello(row.name),
    paragraphs,
    action: { label: label ?? 'Ver a entrevista', path: roomOf(row, page) },
    ...(date && row.starts_at && dateOf(ctx, row, date, attendee)),
  })
}

/** Only who interviews gets the date; whoever offered it hears of it. */
export async function tellCompany(ctx: Ctx, row: InterviewRow, { subject, paragraphs, date, label }: Words) {
  const summary = `Entrevista: ${row.known_as}, ${row.title}`
  for (const { name, email, interviews } of await toldOfCompany(ctx, row))
    await writeLetter(ctx, {
      to: email,
      subject,
      greeting: hello(name),
      paragraphs,
      action: { label: label ?? 'Ver a entrevista', path: forManagers(roomOf(row)) },
      ...(date && interviews && row.starts_at && dateOf(ctx, row, date, { name, email, summary })),
    })
}

/** To somebody who no longer interviews: the date leaves the calendar. */
export async function tellLeft(ctx: Ctx, row: InterviewRow, { name, email }: { name: string; email: string }) {
  await writeLetter(ctx, {
    to: email,
    subject: `Você não entrevista mais ${row.known_as}`,
    greeting: hello(name),
    paragraphs: [`A entrevista de ${row.known_as} para “${row.title}” fica com outras pessoas.`],
    action: { label: 'Ver a agenda', path: forManagers('/agendas/convites') },
    ...(row.starts_at &&
      dateOf(ctx, row, 'CANCEL', { name, email, summary: `Entrevista: ${row.known_as}, ${row.title}` })),
  })
}

export const forPerson = (row: InterviewRow) =>
  spanInWords({ starts_at: row.starts_at!, ends_at: row.ends_at! }, row.zone, ownZone(row))
export const forCompany = (row: InterviewRow) =>
  spanInWords({ starts_at: row.starts_at!, ends_at: row.ends_at! }, row.zone)
export const jobOf = ({ title, company_name }: InterviewRow) => `“${title}”, em ${company_name}`

/** Where, and what the company wrote. */
export const detailsOf = ({ kind, place, message }: InterviewRow) => [
  `${KINDS[kind]}${place ? `: ${place}` : ''}`,
  ...(message ? [message] : []),
]
