// Letters about a conversation, with its date for a calendar. Of a group session the person reads of nobody else, and
// the mentor of nobody at all.
import { operatorEmails } from '#features/accounts/server/accounts.ts'
import { writeCalendar } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetter, writeLetters } from '#server/mail/letter.ts'
import { spanInWords } from '#wire/time/span-words.ts'
import { BRASILIA } from '#wire/time/zones.ts'
import { type BookingRow, ownZone } from './booking-rows.ts'

type Method = 'REQUEST' | 'CANCEL'
type Words = { subject: string; paragraphs: string[]; date?: Method | undefined }

export const ROOM = '/mentores-de-carreira'
const hello = (name: string) => `Olá, ${name.split(' ')[0]}!`
export const nameOf = ({ session_title, mentor_name }: BookingRow) =>
  session_title ? `a sessão “${session_title}”, com ${mentor_name}` : `a conversa com ${mentor_name}`
export const whenOf = (row: BookingRow) => spanInWords(row, BRASILIA, ownZone(row))
export const whenInBrasilia = (row: BookingRow) => spanInWords(row, BRASILIA)

type Reader = { name: string; email: string; summary: string; path: string }
function dateOf(ctx: Ctx, row: BookingRow, method: Method, { name, email, summary, path }: Reader) {
  const { app_origin, app_name, mail_from } = ctx.configuration
  const url = `${app_origin}${path}`
  const text = writeCalendar({
    uid: `${row.id}@${new URL(app_origin).hostname}`,
    sequence: row.sequence,
    method,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    summary,
    location: row.link,
    description: `${row.link}\n${url}`,
    url,
    organizer: { name: app_name, email: mail_from },
    attendee: { name, email },
    written_at: ctx.now,
  })
  return { calendar: { method, text } }
}

export const tellPerson = (ctx: Ctx, row: BookingRow, { subject, paragraphs, date }: Words) =>
  writeLetter(ctx, {
    to: row.email,
    subject,
    greeting: hello(row.name),
    paragraphs,
    action: { label: 'Ver as minhas mentorias', path: ROOM },
    ...(date &&
      dateOf(ctx, row, date, {
        ...row,
        summary: `Mentoria: ${row.session_title ?? row.mentor_name}`,
        path: ROOM,
      })),
  })

/** Of a place in a session the mentor hears nothing. */
export async function tellMentor(ctx: Ctx, row: BookingRow, { subject, paragraphs, date }: Words) {
  if (row.session_id) return
  await writeLetter(ctx, {
    to: row.mentor_email,
    subject,
    greeting: hello(row.mentor_name),
    paragraphs,
    ...(date &&
      dateOf(ctx, row, date, {
        name: row.mentor_name,
        email: row.mentor_email,
        summary: `Mentoria: ${row.name}`,
        path: '/',
      })),
  })
}

export async function tellBooked(ctx: Ctx, row: BookingRow) {
  await tellPerson(ctx, row, {
    subject: `Mentoria marcada: ${row.session_title ?? row.mentor_name}`,
    paragraphs: [
      `Na sua agenda: ${nameOf(row)}, ${whenOf(row)}.`,
      `A sala: ${row.link}`,
      'Se não puder ir, cancele até 12 horas antes; depois disso conta como falta.',
    ],
    date: 'REQUEST',
  })
  await tellMentor(ctx, row, {
    subject: `Conversa marcada: ${row.name}`,
    paragraphs: [
      `${row.name} marcou uma conversa com você: ${whenInBrasilia(row)}.`,
      ...(row.topic ? [`Sobre o quê: “${row.topic}”`] : []),
      `A sala: ${row.link}`,
    ],
    date: 'REQUEST',
  })
}

/** The time stays: only the room is another one. */
export async function tellMoved(ctx: Ctx, row: BookingRow) {
  const room = `A sala agora: ${row.link}`
  await tellPerson(ctx, row, {
    subject: `Mudou a sala da mentoria: ${row.mentor_name}`,
    paragraphs: [`O horário é o mesmo: ${nameOf(row)}, ${whenOf(row)}.`, room],
    date: 'REQUEST',
  })
  await tellMentor(ctx, row, {
    subject: `Mudou a sala da conversa: ${row.name}`,
    paragraphs: [`A conversa com ${row.name} continua marcada: ${whenInBrasilia(row)}.`, room],
    date: 'REQUEST',
  })
}

export async function tellCancelled(ctx: Ctx, row: BookingRow, why: string) {
  await tellPerson(ctx, row, {
    subject: `Mentoria cancelada: ${row.session_title ?? row.mentor_name}`,
    paragraphs: [`Saiu da sua agenda: ${nameOf(row)}, ${whenOf(row)}. ${why}`],
    date: 'CANCEL',
  })
  await tellMentor(ctx, row, {
    subject: `Conversa cancelada: ${row.name}`,
    paragraphs: [`A conversa com ${row.name}, ${whenInBrasilia(row)}, foi cancelada.`],
    date: 'CANCEL',
  })
}

/** The operator answers it. */
export async function tellContested(ctx: Ctx, row: BookingRow, reason: string) {
  const letter = {
    subject: `Falta contestada: ${row.name}`,
    greeting: 'Olá!',
    paragraphs: [`${row.name} contesta a falta em ${nameOf(row)}, ${whenInBrasilia(row)}.`, `O motivo: “${reason}”`],
    action: { label: 'Responder', path: '/admin/mentores' },
  }
  await writeLetters(
    ctx,
    (await operatorEmails(ctx)).map((to) => ({ to, ...letter })),
  )
}
