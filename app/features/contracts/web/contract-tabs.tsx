import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { countOwnedEnvelopes } from '../wire/counts.ts'
import styles from '#web/ui/tabs.module.css'

export const WHICH = {
  on_its_way: 'A caminho',
  mine: 'Com você',
  rejected: 'Rejeitados',
  completed: 'Concluídos',
  drafts: 'Rascunhos',
} as const
type Which = keyof typeof WHICH
type Props = { chosen: Which | undefined; onChoose: (which: Which | undefined) => void }

const number = new Intl.NumberFormat('pt-BR')

/** Each list with how many it holds; what waits for who looks stands out. */
export function ContractTabs({ chosen, onChoose }: Props) {
  const counts = useQuery(answerOf(countOwnedEnvelopes, {})).data?.data
  const pressed = useRef<HTMLButtonElement>(null)
  const known = counts !== undefined
  // Sideways alone: the page stays where it is.
  useEffect(() => {
    const row = pressed.current?.parentElement
    if (!row) return
    const [tab, seen] = [pressed.current!.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft += Math.max(0, tab.right - seen.right) || Math.min(0, tab.left - seen.left)
  }, [chosen, known])
  return (
    <div className={styles.tabs} role="group" aria-label="Quais contratos">
      {[undefined, ...(Object.keys(WHICH) as Which[])].map((which) => (
        <button
          key={which ?? 'all'}
          ref={chosen === which ? pressed : undefined}
          type="button"
          aria-pressed={chosen === which}
          onClick={() => onChoose(which)}
        >
          {which ? WHICH[which] : 'Todos'}{' '}
          <span className={styles.count} data-mine={(which === 'mine' && counts && counts.mine > 0) || undefined}>
            {counts && number.format(counts[which ?? 'all'])}
          </span>
        </button>
      ))}
    </div>
  )
}
