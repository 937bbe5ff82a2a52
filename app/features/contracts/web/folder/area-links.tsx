import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { useSession } from '#web/session/session.ts'
import { mayUse } from '#wire/person/roles.ts'
import { countOwnedEnvelopes } from '../../wire/counts.ts'
import styles from '../contracts.module.css'

const number = new Intl.NumberFormat('pt-BR')

/** The rooms around contracts, each with what waits in it. */
export function AreaLinks() {
  const roles = useSession().attributes.roles ?? []
  const counts = useQuery(answerOf(countOwnedEnvelopes, {})).data?.data
  if (!mayUse('CONTRACTS', roles)) return null
  return (
    <nav className={styles.area} aria-label="Antes do contrato">
      <Link to="/folders/convites">
        <span className={styles.words}>Convites</span> <Count of={counts?.open_invites} words="aguardando resposta" />
      </Link>
      <Link to="/dados/conferir">
        <span className={styles.words}>Dados a conferir</span>{' '}
        <Count of={counts?.answers_to_check} words="a conferir" mine />
      </Link>
    </nav>
  )
}

type CountProps = { of: number | undefined; words: string; mine?: boolean }
const Count = ({ of, words, mine }: CountProps) =>
  of ? (
    <span className={styles.count} data-mine={mine}>
      {number.format(of)} <span className="unseen">{words}</span>
    </span>
  ) : null
