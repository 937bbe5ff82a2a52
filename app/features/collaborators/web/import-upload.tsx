import { IconDownload } from '#web/icons/d/download.ts'
import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { UploadFrame } from '#web/form/uploads/upload-frame.tsx'
import { saveKeys } from '#web/calls/save-key.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { IMPORT_BYTES, importCollaborators } from '../wire/collaborators.ts'
import styles from './collaborators.module.css'

const RULE: FileRule = { kinds: ['spreadsheet', 'csv'], mostBytes: IMPORT_BYTES }
const FAILED = { unanswered: 'Não foi possível enviar a planilha agora. Confira a sua conexão e tente novamente.' }
export function ImportUpload({ onSent }: { onSent: (id: string) => void }) {
  const [refusals, setRefusals] = useState<string[]>([])
  const [sending, setSending] = useState(false)
  const [keys] = useState(() => saveKeys())

  async function send(file: File) {
    setSending(true)
    setRefusals([])
    try {
      onSent(
        (await call(importCollaborators, { file }, { headers: { 'idempotency-key': keys.keyFor({ file }) } })).data.id,
      )
    } catch (error) {
      setSending(false)
      setRefusals([wordsOfFailure(error, FAILED)])
    }
  }

  return (
    <section className={styles.card}>
      <ol className={styles.steps}>
        <li>Baixe o modelo e preencha uma pessoa por linha, até 5.000.</li>
        <li>Envie a planilha: conferimos cada linha antes de convidar alguém.</li>
        <li>Confirme. Cada pessoa recebe por e-mail um convite para criar a própria senha.</li>
      </ol>
      <div className={styles.actions}>
        <ButtonAnchor href="/importar_colaboradores.xlsx" download>
          <Icon of={IconDownload} /> Baixar modelo
        </ButtonAnchor>
      </div>
      <UploadFrame
        label="Planilha preenchida"
        required
        rule={RULE}
        words={sending ? 'Enviando…' : 'Escolher planilha'}
        disabled={sending}
        refusals={refusals}
        onFiles={([file]) => file && void send(file)}
        onRefusals={setRefusals}
      />
    </section>
  )
}
