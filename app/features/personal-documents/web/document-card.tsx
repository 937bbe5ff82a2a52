import { IconFile } from '#web/icons/f/file.ts'
import { useState } from 'react'
import { dayWords } from '#web/moment.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { size } from '#wire/text/sentences.ts'
import type { listDocuments } from '../wire.ts'
import { DocumentForm } from './document-form.tsx'
import { DocumentStanding } from './document-standing.tsx'
import styles from './documents.module.css'
import { useDocuments } from './use-documents.ts'

type Document = Answer<typeof listDocuments>['collection']['data'][number]
type Version = Document['attributes']['history'][number]

/** Category, state and actions, then the history. */
export function DocumentCard({ document: { id, attributes } }: { document: Document }) {
  const { replace, remove } = useDocuments()
  const [doing, setDoing] = useState<'replace' | 'remove'>()
  const [dirty, setDirty] = useState(false)
  const { history, description } = attributes
  const done = () => setDoing(undefined)
  return (
    <article className={styles.card}>
      {description && <h2 className={styles.title}>{description}</h2>}
      <Sent of={attributes} />
      <div className={styles.actions}>
        <Button onClick={() => setDoing('replace')}>Trocar arquivo</Button>
        <Button kind="quiet" onClick={() => setDoing('remove')}>
          Apagar
        </Button>
      </div>
      {history.length > 0 && (
        <details className={styles.history}>
          <summary>
            Histórico: {history.length === 1 ? '1 envio anterior' : `${history.length} envios anteriores`}
          </summary>
          <ul>
            {history.map((old) => (
              <li key={old.id}>
                <Sent of={old} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Dialog open={doing === 'replace'} onClose={done} title="Trocar arquivo" wide dismissible={!dirty}>
        {doing === 'replace' && (
          <DocumentForm
            submit="Trocar arquivo"
            cancel={done}
            onDirty={setDirty}
            send={async (values, upload) => {
              await replace(id, values, upload)
              done()
            }}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={doing === 'remove'}
        onClose={done}
        title="Apagar este documento?"
        losses={[`“${attributes.file.name}”`, ...(history.length ? ['os envios anteriores dele'] : [])]}
        confirm="Apagar documento"
        destructive
        onConfirm={() => remove(id)}
      />
    </article>
  )
}

function Sent({ of: { file, state, reason, sent_at, valid_until } }: { of: Omit<Version, 'id'> }) {
  return (
    <>
      <div className={styles.file}>
        <Icon of={IconFile} size={24} />
        <span className={styles.name}>
          <a href={file.url} target="_blank" rel="noreferrer">
            {file.name}
          </a>
          <span className={styles.muted}>
            {size(file.size)} · enviado em {dayWords(sent_at)}
            {valid_until && ` · vale até ${valid_until}`}
          </span>
        </span>
        <DocumentStanding state={state} />
      </div>
      {reason && (
        <p className={styles.reason}>
          <strong>Motivo da recusa:</strong> {reason}
        </p>
      )}
    </>
  )
}
