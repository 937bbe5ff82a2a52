import { dayWords, shortDay } from '#web/moment.ts'
import { formatDate } from '#wire/time/date.ts'
import type { Invite } from './sent-invite.ts'

const times = (n: number) => (n === 1 ? 'lembrado 1 vez' : `lembrado ${n} vezes`)

/** What became of an invite: 'Lembrado 2 vezes, abriu em 20/11 · o link vale até 13/12/2026'. */
export function happened({ state, invited_at, opened_at, answered_at, expires_on, reminders }: Invite['attributes']) {
  if (state === 'answered') return `Respondeu em ${dayWords(answered_at!)}`
  if (state === 'withdrawn') return null
  const [first, ...more] = [
    reminders ? times(reminders) : `convidado em ${shortDay(invited_at)}`,
    opened_at ? `abriu em ${shortDay(opened_at)}` : 'ainda não entrou',
  ]
  const told = [first!.charAt(0).toUpperCase() + first!.slice(1), ...more].join(', ')
  const day = formatDate(expires_on)
  return `${told} · ${state === 'expired' ? `o link venceu em ${day}` : `o link vale até ${day}`}`
}
