import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { StandingMark } from '#web/ui/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { type listHours, SOURCES } from '../wire.ts'
import { inHours } from './hour-words.ts'
import styles from './hours.module.css'
import { useHours } from './use-hours.ts'

export type Entry = Answer<typeof listHours>['collection']['data'][number]

/** How much of it counts, in a word. */
const counts = (hours: number, credited: number) =>
  credited === 0 ? 'não conta' : credited < hours ? `contam ${inHours(credited)}` : 'conta inteiro'

export function CertificateCard({ entry: { id, attributes: entry }, onEdit }: { entry: Entry; onEdit: () => void }) {
  const { remove } = useHours()
  const [asking, setAsking] = useState(false)
  const { title, issuer, category_label, hours, credited, finished_on, source, file } = entry
  return (
    <article className={styles.entry}>
      <div className={styles.what}>
        <h3>{title}</h3>
        <p className={styles.muted}>{issuer}</p>
        <p className={styles.muted}>
          {category_label} · {finished_on}
        </p>
        {file && (
          <a className={styles.file} href={file.url} target="_blank" rel="noreferrer">
            {file.name}
          </a>
        )}
      </div>
      <div className={styles.count}>
        <strong>{inHours(hours)}</strong>
        <StandingMark of={credited === 0 ? 'quiet' : credited < hours ? 'waiting' : 'good'}>
          {counts(hours, credited)}
        </StandingMark>
      </div>
      {source === 'person' ? (
        <div className={styles.tools}>
          <Button kind="quiet" aria-label={`Editar ${title}`} onClick={onEdit}>
            Editar
          </Button>
          <Button kind="quiet" aria-label={`Apagar ${title}`} onClick={() => setAsking(true)}>
            Apagar
          </Button>
        </div>
      ) : (
        <p className={`${styles.muted} ${styles.by}`}>Creditado por {SOURCES[source]}</p>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Apagar este certificado?"
        losses={[`“${title}”, ${inHours(hours)}`]}
        confirm="Apagar certificado"
        destructive
        onConfirm={() => remove(id)}
      />
    </article>
  )
}
