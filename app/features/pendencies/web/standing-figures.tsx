import type { Answer } from '#wire/endpoint.ts'
import { type listPendencies, STANDINGS } from '../wire.ts'
import styles from './pendencies.module.css'

type Figures = Answer<typeof listPendencies>['figures']
type Standing = keyof typeof STANDINGS
const number = new Intl.NumberFormat('pt-BR')

type Props = { of: Figures; chosen: Standing | undefined; onChoose: (standing: Standing | undefined) => void }

/** Each number narrows the list to what it counts; pressed again, it shows all. */
export const StandingFigures = ({ of, chosen, onChoose }: Props) => (
  <div className={styles.figures} role="group" aria-label="Números">
    {(Object.keys(STANDINGS) as Standing[]).map((standing) => (
      <button
        key={standing}
        type="button"
        className={styles.figure}
        aria-pressed={chosen === standing}
        onClick={() => onChoose(chosen === standing ? undefined : standing)}
      >
        {STANDINGS[standing]}
        <strong>{number.format(of[standing])}</strong>
      </button>
    ))}
  </div>
)
