import { IconFilter } from '#web/icons/f/filter.ts'
import { IconFilterOff } from '#web/icons/f/filter-off.ts'
import { Icon } from '../media/icon.tsx'
import styles from './filter-toggle.module.css'

export const IES_JOBS_ONLY = 'Apenas vagas exclusivas à minha Instituição de Ensino'
export const CLEAR_IES_JOBS_ONLY = 'Limpar filtro de vagas exclusivas'

type Props = {
  /** The filter's value: `off`'s words, or undefined. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  off?: string
  on?: string
  /** Shorter words to see; the others stay its name. */
  seen?: string
}

/** Its label says what pressing does: off sets the filter, on clears it. */
export function FilterToggle({ value, onChange, off = IES_JOBS_ONLY, on = CLEAR_IES_JOBS_ONLY, seen }: Props) {
  return (
    <button
      type="button"
      className={styles.toggle}
      data-on={value ? true : undefined}
      onClick={() => onChange(value ? undefined : off)}
    >
      <Icon of={value ? IconFilterOff : IconFilter} size={18} />
      {seen && <span aria-hidden="true">{seen}</span>}
      <span className={seen && 'unseen'}>{value ? on : off}</span>
    </button>
  )
}
