import { Link } from 'react-router'
import { momentWords } from '#web/moment.ts'
import { Muted, Row } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { AUDIENCES } from '#wire/person/audience.ts'
import { matchWords, type Mentor, ratingWords, ROOM } from './mentoring-view.ts'

export function MentorRow({ mentor: { id, attributes: of } }: { mentor: Mentor }) {
  const to = `${ROOM.to}/${id}`
  return (
    <li>
      <Row
        what={
          <>
            <h3>
              <Link to={to}>{of.name}</Link>
            </h3>
            <p>{of.headline}</p>
            <Muted>{of.areas.map(({ label }) => label).join(' · ')}</Muted>
            {of.matched.length > 0 && <Muted>{matchWords(of.matched)}</Muted>}
            {of.rating && <Muted>{ratingWords(of.rating)}</Muted>}
            <Muted>
              {of.next_free_at ? `Próximo horário: ${momentWords(of.next_free_at)}` : 'Sem horário livre agora'}
            </Muted>
            {of.audience !== 'everyone' && <Muted>{AUDIENCES[of.audience]}</Muted>}
          </>
        }
      >
        {of.booked_at ? (
          <StandingMark of="good">Conversa marcada</StandingMark>
        ) : (
          of.waiting && <StandingMark of="waiting">Na lista de espera</StandingMark>
        )}
        <ButtonLink to={to} aria-label={`Ver os horários: ${of.name}`}>
          Ver os horários
        </ButtonLink>
      </Row>
    </li>
  )
}
