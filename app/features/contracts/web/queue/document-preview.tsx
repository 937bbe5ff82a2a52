import { useQuery } from '@tanstack/react-query'
import { IconPaperclip } from '#web/icons/p/paperclip.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { PaperText } from '#web/ui/paper/paper-text.tsx'
import type { Paper } from '#wire/paper/paper.ts'
import { readEnvelope } from '../../wire/envelopes.ts'
import type { Attributes } from '../../wire/buttons.ts'
import { UploadDownload } from '../documents/upload-download.tsx'
import detail from '../detail/detail.module.css'
import { momentWords } from '#web/moment.ts'
import styles from './envelope-pane.module.css'

type Props = { id: string; attributes: Attributes }

function Text({ id, version }: { id: string; version: number }) {
  const query = useQuery({ ...answerOf(readEnvelope, { id, version }), retry: false })
  return (
    <Loaded of={[query]} missing="Esta versão não tem um texto para ler aqui">
      {({ data }) => (
        <div className={styles.preview} role="region" aria-label="Texto do documento" tabIndex={0}>
          <div className={styles.sheet}>
            <PaperText paper={data.attributes.paper as Paper} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

/** The document as its signers read it, and what was uploaded to it. */
export function DocumentPreview({ id, attributes: { version, versions, uploads } }: Props) {
  const readable = versions.some((one) => one.number === version && one.readable)
  if (!readable && uploads.length === 0) return null
  return (
    <section className={detail.card} aria-labelledby="document">
      <header className={detail.head}>
        <h2 id="document">Documento</h2>
      </header>
      {uploads.length > 0 && (
        <ul className={detail.documents}>
          {uploads.map((upload) => (
            <li key={upload.id}>
              <span className={detail.paper}>
                <Icon of={IconPaperclip} />
              </span>
              <div>
                <strong>{upload.filename}</strong>
                <span className={detail.about}>
                  enviado em {momentWords(upload.uploaded_at)}
                  {upload.seen_elsewhere && ' · o mesmo arquivo está em outro contrato'}
                </span>
              </div>
              <div className={detail.rowActions}>
                <UploadDownload id={id} upload={upload} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {readable && <Text id={id} version={version} />}
    </section>
  )
}
