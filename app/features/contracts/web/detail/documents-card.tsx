import { useState } from 'react'
import { IconFileText } from '#web/icons/f/file-text.ts'
import { IconPaperclip } from '#web/icons/p/paperclip.ts'
import { IconShieldCheck } from '#web/icons/s/shield-check.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import { dayWords, momentWords } from '#web/moment.ts'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { downloadEnvelope, showEnvelope } from '../../wire/envelopes.ts'
import type { Attributes, Envelope } from '../../wire/buttons.ts'
import styles from './detail.module.css'
import { UploadDownload } from '../documents/upload-download.tsx'
import { ReadingDialog } from './dialogs/reading-dialog.tsx'

type RowProps = { icon: DrawnIcon; title: string; about: string; children: React.ReactNode }
const Row = ({ icon, title, about, children }: RowProps) => (
  <li>
    <span className={styles.paper}>
      <Icon of={icon} />
    </span>
    <div>
      <strong>{title}</strong>
      <span className={styles.about}>{about}</span>
    </div>
    <div className={styles.rowActions}>{children}</div>
  </li>
)

type Upload = Attributes['uploads'][number]
const VERDICTS: Record<string, string> = { approved: 'conferido e aprovado', rejected: 'recusado' }
const aboutUpload = ({ uploaded_at, pages, verdict, cause, seen_elsewhere }: Upload) =>
  [
    `enviado em ${momentWords(uploaded_at)}`,
    pages && (pages === 1 ? '1 página' : `${pages} páginas`),
    verdict && `${VERDICTS[verdict]}${cause ? `: “${cause}”` : ''}`,
    seen_elsewhere && 'o mesmo arquivo está em outro contrato',
  ]
    .filter(Boolean)
    .join(' · ')

/** Everything that can be read or taken along: the versions, what was uploaded, and the sealed document. */
export function DocumentsCard({ envelope: { id, attributes: a } }: { envelope: Envelope }) {
  const [reading, setReading] = useState<number>()
  const download = useAct(downloadEnvelope, { refresh: [showEnvelope] })
  const save = (version: number) =>
    void download
      .act({ id, version })
      .then((pdf) => saveBlob(pdf, `${a.type_name} ${a.code} v${version}.pdf`))
      .catch(() => download.press({ id, version }))
  const written = a.versions.filter((version) => version.download !== null)
  if (!written.length && !a.uploads.length) return null
  return (
    <section className={styles.card} aria-labelledby="documents">
      <header className={styles.head}>
        <h2 id="documents">Documentos</h2>
      </header>
      <ul className={styles.documents}>
        {written.map(({ number, created_at, readable }) => (
          <Row
            key={number}
            icon={IconFileText}
            title={`${a.type_name}, versão ${number}`}
            about={`${number === a.version ? a.state_name : 'versão anterior'} · ${dayWords(created_at)}`}
          >
            {readable && <Button onClick={() => setReading(number)}>Ler a versão {number}</Button>}
            {number !== a.version && (
              <Button loading={download.busy} onClick={() => save(number)}>
                Baixar a versão {number}
              </Button>
            )}
          </Row>
        ))}
        {a.uploads.map((upload) => (
          <Row key={upload.id} icon={IconPaperclip} title={upload.filename} about={aboutUpload(upload)}>
            <UploadDownload id={id} upload={upload} />
          </Row>
        ))}
        <Row
          icon={IconShieldCheck}
          title="Documento selado e página de evidências"
          about={a.sealed ? `selado em ${momentWords(a.sealed.sealed_at)}` : 'Aparece aqui quando todos assinarem'}
        >
          {a.sealed ? (
            <Button kind="primary" loading={download.busy} onClick={() => save(a.version)}>
              Baixar o selado
            </Button>
          ) : (
            <span className={styles.later}>depois</span>
          )}
        </Row>
      </ul>
      {reading !== undefined && <ReadingDialog id={id} version={reading} onClose={() => setReading(undefined)} />}
    </section>
  )
}
