import { useState } from 'react'
import { Muted } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { listHours, removeCertificate, SOURCES } from '../wire.ts'
import type { Entry } from './certificate-dialog.tsx'
import { inHours } from './hour-words.ts'
import styles from './hours.module.css'

/** How much of it counts, in a word. */
const counts = (hours: number, credited: number) =>
  credited === 0 ? 'não conta' : credited < hours ? `contam ${inHours(credited)}` : 'conta inteiro'

export function CertificateRow({ entry: { id, attributes: entry }, onEdit }: { entry: Entry; onEdit: () => void }) {
  const remove = useAct(removeCertificate, { done: 'O certificado foi apagado.', refresh: [listHours] })
  const [asking, setAsking] = useState(false)
  const { title, issuer, category_label, hours, credited, finished_on, source, file } = entry
  return (
    <article className={styles.entry}>
      <div className={styles.what}>
        <h3>{title}</h3>
        <Muted>{issuer}</Muted>
        <Muted>
          {category_label} · {finished_on}
        </Muted>
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
        <div>
          <Button kind="quiet" aria-label={`Editar ${title}`} onClick={onEdit}>
            Editar
          </Button>
          <Button kind="quiet" aria-label={`Apagar ${title}`} onClick={() => setAsking(true)}>
            Apagar
          </Button>
        </div>
      ) : (
        <Muted>Creditado por {SOURCES[source]}</Muted>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Apagar este certificado?"
        losses={[`“${title}”, ${inHours(hours)}`]}
        confirm="Apagar certificado"
        destructive
        onConfirm={async () => void (await remove.act({ id }))}
      />
    </article>
  )
}
