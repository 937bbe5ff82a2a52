import { useRef, useState, type CSSProperties, type FormEvent } from 'react'
import { call } from '#web/calls/api.ts'
import { FieldFrame } from '#web/form/field-frame.tsx'
import fields from '#web/form/field.module.css'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { Refused } from '#wire/send.ts'
import { FEEDBACK_LENGTH, LEAST_FEEDBACK as LEAST } from '../../../wire/candidature-words.ts'
import { addTemplate, changeTemplate, type listTemplates } from '../../../wire/rejection-templates.ts'
import { useTypedDraft } from '../../use-typed-draft.ts'
import dialogs from './dialogs.module.css'
import styles from '../pipeline.module.css'

export type Template = Answer<typeof listTemplates>['data'][number]

/** Offered by the product until the company writes its own. */
export const isSuggested = ({ id }: Template) => id.startsWith('suggested-')

type Problems = { name?: string; text?: string; whole?: string }
type Props = {
  of: Template | undefined
  onDone: () => Promise<void>
  onCancel: () => void
  /** Somebody else changed it meanwhile. */ onStale: () => Promise<void>
}

const FAILED = 'Não foi possível salvar agora. O que você escreveu continua aqui.'

/** An edited suggestion becomes the company's own template. */
export function TemplateForm({ of, onDone, onCancel, onStale }: Props) {
  const [name, setName] = useTypedDraft(`template name ${of?.id ?? 'new'}`, of?.attributes.name)
  const [text, setText] = useTypedDraft(`template ${of?.id ?? 'new'}`, of?.attributes.text)
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [working, setWorking] = useState(false)

  /** Focuses the first field with an error. */
  function showProblems(found: Problems) {
    setProblems(found)
    if (found.name || found.text) form.current?.querySelector<HTMLElement>(found.name ? 'input' : 'textarea')?.focus()
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    const missing: Problems = {
      ...(!name.trim() && { name: 'Dê um nome ao modelo' }),
      ...(text.trim().length < LEAST && {
        text: `Escreva ao menos ${LEAST} caracteres: é a resposta que a pessoa vai ler`,
      }),
    }
    showProblems(missing)
    if (Object.keys(missing).length) return
    setWorking(true)
    const rejection_template = { name: name.trim(), text: text.trim() }
    try {
      await (of && !isSuggested(of)
        ? call(changeTemplate, {
            id: of.id,
            rejection_template: { ...rejection_template, lock_version: of.attributes.lock_version },
          })
        : call(addTemplate, { rejection_template }))
      alert({
        kind: 'success',
        title: 'Modelo salvo',
        text: `“${rejection_template.name}” está entre os modelos da empresa.`,
      })
      await onDone()
      setName('')
      setText('')
    } catch (error) {
      setWorking(false)
      if (!(error instanceof Refused) || error.status >= 500)
        return setProblems({ whole: wordsOfFailure(error, FAILED) })
      const { name: nameErrors, text: textErrors } = error.body.errors ?? {}
      showProblems({
        ...(nameErrors?.[0] && { name: nameErrors[0] }),
        ...(textErrors?.[0] && { text: textErrors[0] }),
        ...(!nameErrors && !textErrors && { whole: error.message }),
      })
      if (error.status === 409) await onStale()
    }
  }

  return (
    <form ref={form} method="post" noValidate className={dialogs.stack} onSubmit={(event) => void save(event)}>
      {problems.whole && (
        <p role="alert" className={styles.late}>
          {problems.whole}
        </p>
      )}
      <FieldFrame label="Nome do modelo" required filled={name !== ''} {...(problems.name && { error: problems.name })}>
        {(box) => (
          <input
            {...box}
            autoFocus
            maxLength={80}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </FieldFrame>
      <FieldFrame
        label="Resposta"
        required
        hint="{nome}, {vaga} e {empresa} são trocados pelos de cada pessoa."
        filled={text !== ''}
        className={fields.multiline}
        {...(problems.text && { error: problems.text })}
      >
        {(box) => (
          <textarea
            {...box}
            rows={7}
            style={{ '--rows': 7 } as CSSProperties}
            maxLength={FEEDBACK_LENGTH}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </FieldFrame>
      <div className={dialogs.formActions}>
        <Button onClick={onCancel} disabled={working}>
          Voltar
        </Button>
        <Button kind="primary" type="submit" loading={working}>
          Salvar modelo
        </Button>
      </div>
    </form>
  )
}
