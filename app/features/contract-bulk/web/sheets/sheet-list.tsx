import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { momentWords } from '#web/moment.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Rows, Second, Section } from '#web/page/page.tsx'
import { listBatches } from '../../wire/batches.ts'
import styles from './sheets.module.css'

/** The newest first. */
export function SheetList() {
  const sheets = useQuery(answerOf(listBatches, { per_page: 25 }))
  return (
    <Section title="Planilhas enviadas" id="enviadas">
      <Loaded of={[sheets]} lines={3}>
        {({ collection: { data } }) =>
          data.length === 0 ? (
            <Muted>As planilhas que você enviar ficam aqui.</Muted>
          ) : (
            <Rows>
              {data.map(({ id, attributes: a }) => (
                <li key={id}>
                  <div className={styles.sheet}>
                    <Link to={`/folders/planilha/${id}`}>{a.file_name}</Link>
                    <Second>
                      {a.state_name} · {a.sent > 0 ? `${a.sent} de ${a.total} enviados` : `${a.total} linhas`} ·{' '}
                      {a.created_by}, {momentWords(a.created_at)}
                    </Second>
                  </div>
                </li>
              ))}
            </Rows>
          )
        }
      </Loaded>
    </Section>
  )
}
