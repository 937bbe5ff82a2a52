import { Link } from 'react-router'
import type { listBookings } from '#features/mentors/wire/bookings.ts'
import { Muted, Row } from '#web/page/page.tsx'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { timeWords } from './agenda-words.ts'

type Booking = Answer<typeof listBookings>['collection']['data'][number]

/** Changed in the mentors' room, which the name leads to. */
export function MentoringRow({ booking: { attributes: of } }: { booking: Booking }) {
  const title = of.session_title ?? `Conversa com ${of.mentor.name}`
  return (
    <li>
      <Row
        what={
          <>
            <h3>
              <Link to="/mentores-de-carreira">{title}</Link>
            </h3>
            <Muted>{of.session_title ? `Mentoria em grupo, com ${of.mentor.name}` : 'Mentoria de carreira'}</Muted>
            <Muted>{timeWords(of, of.zone)}</Muted>
          </>
        }
      >
        <StandingMark of="good">Marcada</StandingMark>
        {of.link && (
          <ButtonAnchor href={of.link} target="_blank" rel="noopener noreferrer" aria-label={`Abrir a sala: ${title}`}>
            Abrir a sala
          </ButtonAnchor>
        )}
      </Row>
    </li>
  )
}
