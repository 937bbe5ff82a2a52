// The date of one registration for the calendar of a mail program.
import { writeCalendar } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'
import type { RegistrationRow } from '../reading/registration-rows.ts'

type Method = 'REQUEST' | 'CANCEL'

export const eventPath = (event_id: string) => `/eventos/${event_id}/inscricao`

/** With the sequence that the row has by now. */
export function dateOf(ctx: Ctx, row: RegistrationRow, method: Method) {
  const { app_origin, app_name, mail_from } = ctx.configuration
  const url = `${app_origin}${eventPath(row.event_id)}`
  const where = [row.place, row.address].filter(Boolean).join(', ')
  const text = writeCalendar({
    uid: `${row.id}@${new URL(app_origin).hostname}`,
    sequence: row.sequence,
    method,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    summary: titleOf(row),
    location: where || row.link,
    description: [where, row.link, `Sobre o evento: ${url}`].filter(Boolean).join('\n'),
    url,
    organizer: { name: app_name, email: mail_from },
    attendee: row,
    written_at: ctx.now,
  })
  return { calendar: { method, text } }
}

/** The session where it is called otherwise than its event. */
export const titleOf = ({ event_title, session_title }: Pick<RegistrationRow, 'event_title' | 'session_title'>) =>
  event_title === session_title ? event_title : `${event_title}: ${session_title}`
