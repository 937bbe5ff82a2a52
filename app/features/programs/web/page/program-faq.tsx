import type { ProgramAttributes } from './program.ts'
import styles from './program-page.module.css'

/** By section; of all questions one is open at a time, by the browser alone. */
export const ProgramFaq = ({ faq }: Pick<ProgramAttributes, 'faq'>) => (
  <div className={styles.faq}>
    {faq.map(({ section_id, section_name, questions }) => (
      <section key={section_id} aria-labelledby={`faq-${section_id}`}>
        <h3 id={`faq-${section_id}`}>{section_name}</h3>
        {questions.map(({ id, label, value }) => (
          <details key={id} name="perguntas-frequentes">
            <summary>{label}</summary>
            <p>{value}</p>
          </details>
        ))}
      </section>
    ))}
  </div>
)
