import { Entries, Named } from '#web/page/page.tsx'
import { StandingMark, type Standing } from '#web/ui/states/standing.tsx'
import { sessionWhen } from '../parts/event-words.ts'
import type { Event } from './event.ts'

type Seats = Event['attributes']['sessions'][number]['seats']
const SEATS: Record<Seats, [Standing, string]> = {
  open: ['good', 'Há vagas'],
  full: ['waiting', 'Lista de espera'],
  over: ['quiet', 'Inscrições encerradas'],
}

export const Sessions = ({ event: { attributes: of } }: { event: Event }) => (
  <Entries>
    {of.sessions.map((session) => {
      const [standing, words] = SEATS[session.seats]
      return (
        <li key={session.id}>
          <div>
            <Named name={session.title}>{sessionWhen(session, of.zone)}</Named>
          </div>
          {!of.cancelled && <StandingMark of={standing}>{words}</StandingMark>}
        </li>
      )
    })}
  </Entries>
)
