import { Button } from '#web/ui/button.tsx'
import type { missingClauses } from '#features/internships/wire/law/clauses.ts'
import { LISTS, VARIABLES } from '../../wire/variables.ts'
import styles from '../templates.module.css'

type Missing = ReturnType<typeof missingClauses>
type Props = { missing: Missing; onInsert: (words: string) => void }

const first = (of: Record<string, { term?: string }>, term: string) =>
  Object.keys(of).find((path) => of[path]!.term === term)

/** What prints a term: its variable, or the rows of its list. */
function printing(term: string): string {
  const path = first(VARIABLES, term)
  if (path) return `{{${path}}}`
  const list = first(LISTS, term)!
  const [field] = Object.keys(LISTS[list]!.item)
  return `\n{{para cada item em ${list}}}\n- {{item.${field}}}\n{{fim}}\n`
}
const clauseOf = ({ rule, terms }: Missing[number]) => `\n§ [${rule}] ${terms.map(printing).join(', ')}`

/** The clauses that the law asks for and the text lacks, each with a beginning of it. */
export function MissingClauses({ missing, onInsert }: Props) {
  return (
    <div aria-live="polite">
      {missing.length > 0 && (
        <section className={styles.missing} aria-label="Cláusulas que a lei pede">
          <h2>{missing.length === 1 ? 'Falta 1 cláusula da lei' : `Faltam ${missing.length} cláusulas da lei`}</h2>
          <p>O rascunho se salva assim, mas não se publica.</p>
          <ul>
            {missing.map((one) => (
              <li key={one.rule} data-rule={one.rule}>
                <span>{one.message}</span>
                <Button
                  kind="quiet"
                  onClick={() => onInsert(clauseOf(one))}
                  aria-label={`Inserir cláusula: ${one.rule}`}
                >
                  Inserir
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
