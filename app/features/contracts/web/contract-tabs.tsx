import styles from './contracts.module.css'

export const WHICH = {
  on_its_way: 'A caminho',
  mine: 'Com você',
  rejected: 'Rejeitados',
  completed: 'Concluídos',
  drafts: 'Rascunhos',
} as const
type Which = keyof typeof WHICH
type Props = { chosen: Which | undefined; onChoose: (which: Which | undefined) => void }

export const ContractTabs = ({ chosen, onChoose }: Props) => (
  <div className={styles.tabs} role="group" aria-label="Quais contratos">
    {[undefined, ...(Object.keys(WHICH) as Which[])].map((which) => (
      <button
        key={which ?? 'all'}
        type="button"
        className={styles.tab}
        aria-pressed={chosen === which}
        onClick={() => onChoose(which)}
      >
        {which ? WHICH[which] : 'Todos'}
      </button>
    ))}
  </div>
)
