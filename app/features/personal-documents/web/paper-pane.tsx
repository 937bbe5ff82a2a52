import { useEffect, useRef } from 'react'
import { useLetterKeys } from '#web/keys/letter-keys.ts'
import { momentWords } from '#web/moment.ts'
import { Actions, Facts, Muted } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { size as bytesWords } from '#wire/text/sentences.ts'
import type { listDocumentsToCheck } from '../wire.ts'
import { DocumentStanding } from './document-standing.tsx'
import styles from './waiting.module.css'

export type Paper = Answer<typeof listDocumentsToCheck>['collection']['data'][number]

type Props = {
  paper: Paper
  /** Its address, once it was opened. */
  url: string | undefined
  busy: boolean
  onOpen: () => void
  onDecide: (approved: boolean) => void
}

/** A paper beside what its person says. Nobody approves what they have not opened. */
export function PaperPane({ paper, url, busy, onOpen, onDecide }: Props) {
  const { id, attributes } = paper
  const { person_name, civil_name, institution, course, semester, category_label, description, state } = attributes
  const { reason, valid_until, sent_at, decided_at, file } = attributes
  const open = decided_at === null
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current !== id) heading.current?.focus({ preventScroll: true })
    shown.current = id
  }, [id])
  const keys = useLetterKeys({
    o: onOpen,
    ...(open && url && { a: () => onDecide(true) }),
    ...(open && { r: () => onDecide(false) }),
  })
  const studies = [course, semester && `${semester}º`].filter(Boolean).join(', ')
  const facts = [
    ['Nome', person_name],
    ...(civil_name ? [['Nome civil, como no documento', civil_name] as const] : []),
    ...(institution ? [['Instituição', institution] as const] : []),
    ...(studies ? [['Curso', studies] as const] : []),
    ...(description ? [['Descrição', description] as const] : []),
    ...(valid_until ? [['Vale até', valid_until] as const] : []),
    ['Enviado em', momentWords(sent_at)],
  ] as const
  return (
    <article className={styles.pane} aria-label={`${category_label} de ${person_name}`}>
      <h2 ref={heading} tabIndex={-1}>
        {category_label} <DocumentStanding state={state} />
      </h2>
      <div className={styles.beside}>
        <div className={styles.preview}>
          {url && file.type.startsWith('image/') ? (
            <img src={url} alt={`${category_label} de ${person_name}`} />
          ) : (
            <Muted>
              {url ? 'Aberto em outra aba.' : 'Abra o documento para conferir.'} {file.name} · {bytesWords(file.size)}
            </Muted>
          )}
        </div>
        <Facts facts={facts} />
      </div>
      {reason && <p>Motivo: {reason}</p>}
      <Actions>
        <Button kind={url || !open ? 'secondary' : 'primary'} loading={busy} onClick={onOpen}>
          Abrir documento{keys && <kbd aria-hidden="true">O</kbd>}
        </Button>
        {open && url && (
          <Button kind="primary" onClick={() => onDecide(true)}>
            Aprovar{keys && <kbd aria-hidden="true">A</kbd>}
          </Button>
        )}
        {open && <Button onClick={() => onDecide(false)}>Recusar{keys && <kbd aria-hidden="true">R</kbd>}</Button>}
      </Actions>
    </article>
  )
}
