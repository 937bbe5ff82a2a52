import { Link } from 'react-router'
import { Muted, Row, Rows } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { STATES } from '../wire/words.ts'
import { type Evaluation, standingOf, subjectOf, whenOf } from './evaluation-words.ts'
import { useRoom } from './use-room.ts'

function EvaluationRow({ id, attributes: of }: Evaluation) {
  const { list } = useRoom()
  const about = of.author === 'supervisor' && of.supervisor_name
  return (
    <Row
      aligned
      what={
        <>
          <h3>
            <Link to={`${list}/${id}`}>{of.author === 'supervisor' ? subjectOf(of) : of.company_name}</Link>
          </h3>
          <Muted>{whenOf(of)}</Muted>
          {about && <Muted>Supervisão: {about}</Muted>}
        </>
      }
    >
      <div>
        <StandingMark of={standingOf(of)}>{STATES[of.state]}</StandingMark>
      </div>
      <div>
        {of.may_answer && (
          <ButtonLink kind="primary" to={`${list}/${id}/editar`} aria-label={`Avaliar: ${subjectOf(of)}`}>
            Avaliar
          </ButtonLink>
        )}
        {of.may_sign_reading && (
          <ButtonLink kind="primary" to={`${list}/${id}`} aria-label={`Ler e assinar: ${subjectOf(of)}`}>
            Ler e assinar
          </ButtonLink>
        )}
      </div>
    </Row>
  )
}

export const EvaluationRows = ({ rows }: { rows: readonly Evaluation[] }) => (
  <Rows>
    {rows.map((row) => (
      <li key={row.id}>
        <EvaluationRow {...row} />
      </li>
    ))}
  </Rows>
)
