import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Muted, Row } from '#web/page/page.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { STATES, type InterviewState } from '../../wire/interview-words.ts'
import { roomOf, STANDINGS } from './agenda-words.ts'

type Props = {
  id: string
  title: string
  lines: readonly (string | null)[]
  state: InterviewState
  proposed: boolean
  /** It waits for whoever reads. */
  turn?: boolean
  action?: ReactNode
}

export function InterviewRow({ id, title, lines, state, proposed, turn, action }: Props) {
  return (
    <li>
      <Row
        what={
          <>
            <h3>
              <Link to={roomOf(id)}>{title}</Link>
            </h3>
            {lines.map((line) => line && <Muted key={line}>{line}</Muted>)}
          </>
        }
      >
        <StandingMark of={turn ? 'turn' : proposed ? 'waiting' : STANDINGS[state]}>
          {proposed ? 'Outro horário proposto' : STATES[state]}
        </StandingMark>
        {action}
      </Row>
    </li>
  )
}
