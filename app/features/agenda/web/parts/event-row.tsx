import { Link } from 'react-router'
import type { listOwnRegistrations } from '#features/events/wire/registrations.ts'
import { Muted, Row } from '#web/page/page.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { spanInWords } from '#wire/time/span-words.ts'

type Registration = Answer<typeof listOwnRegistrations>['collection']['data'][number]

/** A seat at an event, with its ticket behind the name. */
export const EventRow = ({ registration: { id, attributes: of } }: { registration: Registration }) => (
  <li>
    <Row
      what={
        <>
          <h3>
            <Link to={`/usuarios/eventos/${id}`}>{of.event_title}</Link>
          </h3>
          <Muted>{spanInWords(of, of.zone)}</Muted>
        </>
      }
    >
      <StandingMark of="good">Evento</StandingMark>
    </Row>
  </li>
)
