import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type CSSProperties } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { FieldFrame } from '#web/form/field-frame.tsx'
import fields from '#web/form/field.module.css'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { FEEDBACK_LENGTH, LEAST_FEEDBACK as LEAST, READ_DAYS } from '../../../wire/candidature-words.ts'
import { addTemplate, listTemplates } from '../../../wire/rejection-templates.ts'
import { useTypedDraft } from '../../use-typed-draft.ts'
import dialogs from './dialogs.module.css'
import styles from '../pipeline.module.css'
import { TemplatesDialog } from './templates-dialog.tsx'
import type { Waiting } from '../board/use-moves.ts'
import type { Received } from '../use-pipeline.ts'

const names = new Intl.ListFormat('pt-BR')

type Props = {
  waiting: Waiting
  /** The label of a candidature's column. */ nameOf: (row: Received) => string
  onCancel: () => void
  onSend: (feedback: string) => Promise<boolean>
}

/** A rejection needs words, possibly from the company's templates. */
export function RejectionDialog({ waiting: { rows, stage, asked, meanwhile = [] }, nameOf, onCancel, onSend }: Props) {
  const { data, refetch } = useQuery(answerOf(listTemplates, {}))
  const [text, setText] = useTypedDraft(`no ${rows.map(({ id }) => id).join(' ')}`)
  const [problem, setProblem] = useState<string>()
  const [managing, setManaging] = useState(false)
  const [sending, setSending] = useState(false)
  const words = useRef<HTMLTextAreaElement>(null)
  const one = rows.length === 1 ? rows[0]!.attributes.name : `${rows.length} pessoas`

  function write(typed: string) {
    setText(typed)
    setProblem(undefined)
  }
  function tooShort(why: string) {
    setProblem(`Escreva ao menos ${LEAST} caracteres${why}`)
    words.current?.focus()
  }
  async function send() {
    if (text.trim().length < LEAST) return tooShort(': é a resposta que a pessoa vai ler')
    setSending(true)
    if (await onSend(text.trim())) setText('')
    setSending(false)
  }
  async function keep() {
    if (text.trim().length < LEAST) return tooShort(' antes de salvar')
    const name = `Modelo de ${new Date().toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })}`
    await call(addTemplate, { rejection_template: { name, text: text.trim() } }).then(
      () => alert({ kind: 'success', title: 'Modelo salvo', text: `“${name}” está entre os modelos da empresa.` }),
      (error: unknown) =>
        alert({
          kind: 'error',
          title: 'Ops!',
          text: wordsOfFailure(error, 'Não foi possível salvar agora.'),
        }),
    )
    await refetch()
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title={`Responder a ${one}`}
      wide
      dismissible={!sending}
      actions={
        <>
          <Button kind="quiet" onClick={() => void keep()}>
            Salvar como modelo
          </Button>
          <Button onClick={onCancel} disabled={sending}>
            Cancelar
          </Button>
          <Button kind="primary" loading={sending} onClick={() => void send()}>
            Enviar resposta
          </Button>
        </>
      }
    >
      <div className={dialogs.stack}>
        <p>
          {rows.length === 1 ? 'A pessoa vai' : 'Cada pessoa vai'} para “{stage.name}” e lê esta resposta por e-mail e
          na candidatura. O contato, o currículo e o perfil ficam visíveis para a empresa até {READ_DAYS} dias depois do
          fim do processo.
        </p>
        {asked.length > 0 && (
          <p>
            {names.format(asked.map(({ attributes: { name } }) => name))}:{' '}
            {asked.length === 1 ? 'fica onde está' : 'ficam onde estão'}, até alguém abrir a candidatura.{' '}
            {asked.length === 1 ? 'Pediu' : 'Pediram'} revisão humana.
          </p>
        )}
        <div className={dialogs.modelRow}>
          <label className={styles.labelled}>
            Modelo
            <select
              value=""
              onChange={({ currentTarget }) =>
                write(data?.data.find(({ id }) => id === currentTarget.value)?.attributes.text ?? text)
              }
            >
              <option value="">Escolha um modelo para começar</option>
              {data?.data.map(({ id, attributes }) => (
                <option key={id} value={id}>
                  {attributes.name}
                </option>
              ))}
            </select>
          </label>
          <Button aria-haspopup="dialog" onClick={() => setManaging(true)}>
            Ver modelos
          </Button>
        </div>
        <FieldFrame
          label="Resposta"
          required
          hint="{nome}, {vaga} e {empresa} são trocados pelos de cada pessoa."
          filled={text !== ''}
          className={fields.multiline}
          {...(problem && { error: problem })}
        >
          {(box) => (
            <textarea
              {...box}
              ref={words}
              rows={7}
              style={{ '--rows': 7 } as CSSProperties}
              maxLength={FEEDBACK_LENGTH}
              value={text}
              onChange={({ currentTarget }) => write(currentTarget.value)}
            />
          )}
        </FieldFrame>
        {meanwhile.length > 0 && (
          <div role="alert">
            <Notice kind="warning" title="Mudou enquanto você escrevia">
              {meanwhile.map((row) => `${row.attributes.name} está agora em “${nameOf(row)}”.`).join(' ')} Confira antes
              de enviar de novo.
            </Notice>
          </div>
        )}
      </div>
      {managing && <TemplatesDialog onClose={() => setManaging(false)} />}
    </Dialog>
  )
}
