// One date for a mail program's calendar (RFC 5545, 5546). Instants in UTC, so that no program needs a zone's rules.

export type CalendarDate = {
  uid: string
  /** Grows with each change; the uid stays. */
  sequence: number
  method: 'REQUEST' | 'CANCEL'
  starts_at: string
  ends_at: string
  summary: string
  location?: string | null
  description: string
  url: string
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
  written_at: Date
}

const instant = (at: string | Date) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
// oxlint-disable-next-line no-control-regex -- control characters have no place in a calendar's text
const withoutControls = (text: string) => text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
const text = (value: string) =>
  withoutControls(value.replaceAll('\r\n', '\n'))
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
/** The value of a parameter: quotes cannot be escaped there. */
const named = (name: string) => `"${withoutControls(name).replaceAll(/["\n]/g, ' ')}"`

const MOST_OCTETS = 75

/** Longer lines go on in the next one behind a space; a letter is never cut in two. */
export function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const more = Buffer.byteLength(letter)
    if (octets + more > MOST_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += letter
    octets += more
  }
  return [...parts, part].join('\r\n')
}

/** Answers are given on the platform alone: RSVP=FALSE, and no program asks for one. */
export function writeCalendar(of: CalendarDate): string {
  const cancelled = of.method === 'CANCEL'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ponte//Agenda//PT-BR',
    'CALSCALE:GREGORIAN',
    `METHOD:${of.method}`,
    'BEGIN:VEVENT',
    `UID:${of.uid}`,
    `SEQUENCE:${of.sequence}`,
    `DTSTAMP:${instant(of.written_at)}`,
    `DTSTART:${instant(of.starts_at)}`,
    `DTEND:${instant(of.ends_at)}`,
    `SUMMARY:${text(of.summary)}`,
    ...(of.location ? [`LOCATION:${text(of.location)}`] : []),
    `DESCRIPTION:${text(of.description)}`,
    `URL:${of.url}`,
    `ORGANIZER;CN=${named(of.organizer.name)}:mailto:${of.organizer.email}`,
    `ATTENDEE;CN=${named(of.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=${cancelled ? 'DECLINED' : 'ACCEPTED'};` +
      `RSVP=FALSE:mailto:${of.attendee.email}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
