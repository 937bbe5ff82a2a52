import { type ReactNode, useState } from 'react'
import { upload } from '#web/calls/api.ts'
import { LawWords, useSaid } from '#features/contracts/web/draft/law/law-context.tsx'
import { DraftPart } from '#features/contracts/web/draft/parts/draft-part.tsx'
import { UploadInput } from '#web/form/uploads/upload-input.tsx'
import { Muted } from '#web/page/page.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { Refused } from '#wire/send.ts'
import { DOCUMENT_BYTES } from '../../wire/form-words.ts'
import type { Opened } from './form-room.tsx'

const RULE = { kinds: ['pdf', 'image'], mostBytes: DOCUMENT_BYTES } as const
const FAILED = { unanswered: 'Não foi possível enviar. Confira a sua conexão e escolha o arquivo de novo.' }
const MB = 1_000_000
const NOTHING = { file: null, destroy: false }

type One = { opened: Opened; category: string; label: string; required: boolean }

/** It goes as soon as it is chosen, and takes the place of the one before. */
export function DocumentField({ opened, category, label, required }: One) {
  const { of, uuid, session, form, keep } = opened
  const [sent, setSent] = useState<number>()
  const [error, setError] = useState<string>()
  const stored = form.documents.find((one) => one.category === category)
  async function send(file: File) {
    setError(undefined)
    setSent(0)
    try {
      const given = { id: uuid, session, category, file }
      const { signal } = new AbortController()
      const { data } = await upload(of.addDocument, given, { signal, onSent: (done) => setSent(done / MB) })
      keep(data.attributes)
    } catch (error) {
      if (error instanceof Refused && error.status === 410) return opened.onOver()
      setError(wordsOfFailure(error, FAILED))
    } finally {
      setSent(undefined)
    }
  }
  return (
    <div>
      <UploadInput
        name={`document_${category}`}
        label={label}
        rule={RULE}
        required={required}
        choice={NOTHING}
        stored={null}
        removable={false}
        error={error}
        onChoose={({ file }) => file && void send(file)}
        onBlur={() => {}}
        ref={null}
      />
      {stored && <Muted>Enviado: {stored.name}</Muted>}
      {sent !== undefined && <Progress label="Enviando" done={sent} total={DOCUMENT_BYTES / MB} unit="MB" />}
    </div>
  )
}

type Props = {
  opened: Opened
  categories: Record<string, string>
  needed: readonly string[]
  /** What is asked of them besides. */
  children?: ReactNode
}

export function FormDocuments({ opened, categories, needed, children }: Props) {
  const said = useSaid('documents')
  return (
    <DraftPart id="documentos" title="Documentos">
      <div data-field="documents" tabIndex={-1}>
        <LawWords of={said} />
      </div>
      {Object.entries(categories).map(([category, label]) => (
        <DocumentField key={category} {...{ opened, category, label }} required={needed.includes(category)} />
      ))}
      {children}
    </DraftPart>
  )
}
