import { momentWords } from '#web/moment.ts'
import { Muted } from '#web/page/page.tsx'
import own from '../../own/own.module.css'
import type { Assessment } from './assessment.ts'
import { DataNote } from './data-note.tsx'
import { DateForm } from './date-form.tsx'
import panel from './panel.module.css'

/** The promised date, until when the data are read, and the history of who did what. */
export function AdministrationPart({ of, suspended }: { of: Assessment; suspended: boolean }) {
  const { answer_by, history } = of.attributes
  return (
    <>
      <section className={panel.part} aria-label="Prazos e dados">
        <DataNote of={of.attributes} />
        {answer_by && !suspended && <DateForm of={of} />}
      </section>
      <section className={panel.part} aria-label="Histórico">
        <h3>Histórico</h3>
        <ol className={own.history}>
          {history.map(({ words, by, said, at }) => (
            <li key={`${at} ${words}`}>
              <span>
                {words}
                {by && ` · ${by}`}
              </span>
              {said && <span className={own.said}>{said}</span>}
              <Muted>{momentWords(at)}</Muted>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
