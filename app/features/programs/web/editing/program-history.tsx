import { dayWords, momentWords } from '#web/moment.ts'
import { Entries, Named, Section } from '#web/page/page.tsx'
import type { Edited } from './program-editor.tsx'

const WHAT = { published: 'Publicado', closed: 'Encerrado', dates: 'Outra data' } as const

/** The dates that people were told, the newest first. */
export const ProgramHistory = ({ history }: Pick<Edited['attributes'], 'history'>) =>
  history.length > 0 && (
    <Section title="Histórico" id="historico">
      <Entries>
        {history.map(({ kind, by, close_enrollment_at, at }) => (
          <li key={at}>
            <div>
              <Named name={`${WHAT[kind]}: inscrições até ${dayWords(close_enrollment_at)}`}>
                Em {momentWords(at)}
                {by && `, por ${by}`}
              </Named>
            </div>
          </li>
        ))}
      </Entries>
    </Section>
  )
