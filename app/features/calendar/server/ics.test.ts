import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CalendarDate, folded, writeCalendar } from './ics.ts'

const DATE: CalendarDate = {
  uid: '1@ponte.test',
  sequence: 3,
  method: 'REQUEST',
  starts_at: '2026-11-24T17:00:00.000Z',
  ends_at: '2026-11-24T17:30:00.000Z',
  summary: 'Entrevista: Estágio; TI, noite',
  location: 'Rua A, 1\nSala \\ 2',
  description: 'ç'.repeat(200),
  url: 'https://ponte.test/agendas/convites/1/sobre',
  organizer: { name: 'Ponte "Teste"\r\nX-BAD:1', email: 'nao-responda@ponte.test' },
  attendee: { name: 'Lia', email: 'lia@exemplo.example' },
  written_at: new Date('2026-11-20T12:00:00.500Z'),
}
const unfolded = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n')

test('an instant in UTC, one uid, the sequence, and no answer asked for', () => {
  const lines = unfolded(writeCalendar(DATE))
  for (const line of [
    'METHOD:REQUEST',
    'UID:1@ponte.test',
    'SEQUENCE:3',
    'DTSTAMP:20261120T120000Z',
    'DTSTART:20261124T170000Z',
    'DTEND:20261124T173000Z',
    'SUMMARY:Entrevista: Estágio\\; TI\\, noite',
    'LOCATION:Rua A\\, 1\\nSala \\\\ 2',
    'STATUS:CONFIRMED',
  ])
    assert.ok(lines.includes(line), line)
  assert.match(
    lines.find((line) => line.startsWith('ATTENDEE'))!,
    /;RSVP=FALSE:mailto:lia@exemplo\.example$/,
  )
  assert.equal(
    lines.find((line) => line.startsWith('X-BAD')),
    undefined,
  )
})

test('what is cancelled says so in the method and in its status', () => {
  const lines = unfolded(writeCalendar({ ...DATE, method: 'CANCEL' }))
  assert.ok(lines.includes('METHOD:CANCEL') && lines.includes('STATUS:CANCELLED'))
})

test('every line ends with CRLF and has 75 octets at most; no letter is cut', () => {
  const ics = writeCalendar(DATE)
  assert.ok(ics.endsWith('\r\n') && !/[^\r]\n/.test(ics))
  for (const line of ics.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
  assert.ok(unfolded(ics).includes(`DESCRIPTION:${'ç'.repeat(200)}`))
  assert.equal(folded('a'.repeat(75)), 'a'.repeat(75))
  assert.equal(folded('a'.repeat(76)), `${'a'.repeat(75)}\r\n a`)
})
