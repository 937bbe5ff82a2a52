// What whoever scans reads at once: by what the device knows, and then by what the server says of the same scan.
import type { Answer } from '#wire/endpoint.ts'
import type { checkIn } from '../../wire/gate.ts'
import type { Scan } from './gate-store.ts'
import { type Presence, presenceOf, type Tickets } from './tickets.ts'

export type Verdict = {
  client_id: string
  kind: 'in' | 'already' | 'unknown' | 'refused'
  title: string
  words: string
}
export type Told = { answer: Answer<typeof checkIn>['data']['attributes'] } | { refused: string }

const SOMEBODY = 'Participante'
const LATER = 'Sem conexão agora: a leitura fica salva, e o servidor confere depois.'
const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' })

const entering = (client_id: string, name: string | null, words: string): Verdict => ({
  client_id,
  kind: 'in',
  title: `${name ?? SOMEBODY} pode entrar`,
  words,
})
const entered = (client_id: string, name: string | null, { came_at, gate }: Presence): Verdict => ({
  client_id,
  kind: 'already',
  title: `${name ?? SOMEBODY} já entrou`,
  words: `Entrou às ${clock.format(new Date(came_at))}${gate ? `, por ${gate}` : ''}.`,
})

export function judge(
  { client_id, code }: Scan,
  tickets: Tickets | undefined,
  scans: ReadonlyMap<string, Presence>,
): Verdict {
  const ticket = tickets?.byCode.get(code)
  if (!ticket)
    return { client_id, kind: 'unknown', title: 'Ingresso fora da lista', words: 'Conferindo com o servidor …' }
  const presence = presenceOf(ticket, scans)
  if (presence) return entered(client_id, ticket.first_name, presence)
  const session = tickets!.gate.sessions.find(({ id }) => id === ticket.session_id)
  return entering(client_id, ticket.first_name, session?.title ?? '')
}

/**
 * The server knows of other entrances, and of tickets that are newer than the device's list; the device of scans that
 * are still on their way.
 */
export function verdictTold({ client_id }: Scan, told: Told, before?: Presence): Verdict {
  if ('refused' in told) return { client_id, kind: 'refused', title: 'Não pode entrar', words: told.refused }
  const { already, first_name, session_title, scanned_at, gate } = told.answer
  if (!already && before) return entered(client_id, first_name, before)
  return already
    ? entered(client_id, first_name, { came_at: scanned_at, gate })
    : entering(client_id, first_name, session_title)
}

/** Nobody answered: what the device knows holds. */
export const verdictLater = (verdict: Verdict): Verdict =>
  verdict.kind === 'unknown' ? { ...verdict, words: LATER } : verdict
