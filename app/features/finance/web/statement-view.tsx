import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { dayWords } from '#web/moment.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Actions } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { monthWords } from '../wire/months.ts'
import { showStatement } from '../wire/statements.ts'
import { CloseMonth } from './close-month.tsx'
import styles from './finance.module.css'
import { StatementAside } from './statement-aside.tsx'
import { StatementFigures } from './statement-figures.tsx'
import { StatementFiles, type Whose } from './statement-files.tsx'
import { StatementLines } from './statement-lines.tsx'

type Props = { whose: Whose; /** The address of another month. */ to: (month: string) => string }

/** One month of one company. */
export function StatementView({ whose, to }: Props) {
  const statement = useQuery({ ...answerOf(showStatement, whose), placeholderData: keepPreviousData })
  return (
    <Loaded of={[statement]} lines={8} missing="Não há extrato deste mês">
      {({ data: { attributes: of } }) => (
        <>
          <section aria-labelledby="month">
            <h2 id="month">Extrato de {monthWords(of.month)}</h2>
            {of.closed_at ? (
              <StandingMark of="good">{`Fechado em ${dayWords(of.closed_at)}`}</StandingMark>
            ) : (
              <StandingMark of="waiting">Em aberto</StandingMark>
            )}
          </section>
          <Actions>
            {of.previous && <ButtonLink to={to(of.previous)}>Mês anterior</ButtonLink>}
            {of.next && <ButtonLink to={to(of.next)}>Próximo mês</ButtonLink>}
            <StatementFiles of={whose} />
            {of.may_close && <CloseMonth whose={whose} of={of} />}
          </Actions>
          <StatementFigures of={of} />
          <div className={styles.two}>
            <StatementLines of={of} />
            <StatementAside whose={whose} of={of} to={to} />
          </div>
        </>
      )}
    </Loaded>
  )
}
