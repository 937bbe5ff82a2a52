import { Muted, Row } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { AUDIENCES } from '#wire/person/audience.ts'
import { CATEGORIES } from '../wire/benefit-record.ts'
import { STANDINGS } from '../wire/standings.ts'
import { type Benefit, MARKS, validityWords } from './benefit-words.ts'

export function BenefitRow({ benefit: { attributes: of }, onOpen }: { benefit: Benefit; onOpen: () => void }) {
  const usable = of.for_me && of.standing === 'open'
  return (
    <li>
      <Row
        what={
          <>
            <h2>{of.title}</h2>
            <p>
              {of.partner} · {CATEGORIES[of.category]}
            </p>
            <Muted>
              {validityWords(of)}
              {of.last_worked_on && ` · funcionou em ${of.last_worked_on}`}
            </Muted>
            {of.audience !== 'everyone' && <Muted>{AUDIENCES[of.audience]}</Muted>}
          </>
        }
      >
        {of.mine ? (
          <StandingMark of="good">Você tem um código</StandingMark>
        ) : (
          of.standing !== 'open' && <StandingMark of={MARKS[of.standing]}>{STANDINGS[of.standing]}</StandingMark>
        )}
        <Button kind={usable ? 'primary' : 'secondary'} aria-label={`Ver benefício: ${of.title}`} onClick={onOpen}>
          Ver benefício
        </Button>
      </Row>
    </li>
  )
}
