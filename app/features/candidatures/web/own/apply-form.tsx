import { useRef, useState, type CSSProperties } from 'react'
import { Link } from 'react-router'
import { Choice } from '#web/form/choices/choice.tsx'
import { FieldFrame } from '#web/form/field-frame.tsx'
import fields from '#web/form/field.module.css'
import { call } from '#web/calls/api.ts'
import { withReturnTo } from '#web/session/homes.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { Refused } from '#wire/send.ts'
import { apply, type Unmet } from '../../wire/applying.ts'
import { showJobQuestionnaire } from '../../wire/questionnaire.ts'
import { MESSAGE_LENGTH } from '../../wire/candidature-words.ts'
import { useTypedDraft } from '../use-typed-draft.ts'
import { CriteriaList } from './criteria-list.tsx'
import styles from './own.module.css'

type Props = {
  slug: string
  unmet: Unmet[]
  shown: string[]
  /** The job has a questionnaire, answered already. */
  asks: boolean
  onSent: (sent: Answer<typeof apply>['data']) => void
  onStale: (refusal: string) => void
}

const CUT_OFF = {
  unanswered:
    'Sem resposta do servidor. O que você escreveu continua aqui: confira a sua conexão e ' +
    'envie de novo. Enviar duas vezes não cria duas candidaturas.',
}
/** As they were kept, with the version that they were given to. */
async function answersTo(slug: string) {
  const { version_id, answers } = (await call(showJobQuestionnaire, { slug })).data.attributes
  return { version_id, answers }
}

/** Shows above the button what the company will see; health data are only shared when chosen here. */
export function ApplyForm({ slug, unmet, shown, asks, onSent, onStale }: Props) {
  const [message, setMessage] = useTypedDraft(`message ${slug}`)
  const [human_review, setReview] = useState(false)
  const [shares_pcd, setPcd] = useState(false)
  const [state, setState] = useState<{ sending?: boolean; problem?: string; unasked?: boolean }>({})
  const review = useRef<HTMLInputElement>(null)
  // What is sent again after a lost response has to be the same: once it has arrived, no draft can be read any more.
  const answered = useRef<Awaited<ReturnType<typeof answersTo>>>(undefined)

  async function send() {
    if (unmet.length && !human_review) {
      review.current?.focus()
      return setState({ unasked: true })
    }
    setState({ sending: true })
    try {
      if (asks) answered.current ??= await answersTo(slug)
      const candidature = { message, shares_pcd, human_review, ...answered.current }
      const { data } = await call(apply, { slug, candidature })
      setMessage('')
      onSent(data)
    } catch (error) {
      setState({ problem: wordsOfFailure(error, CUT_OFF) })
      if (!(error instanceof Refused) || error.status >= 500) return
      answered.current = undefined
      onStale(error.message)
    }
  }

  return (
    <form
      className={styles.page}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {unmet.length > 0 && (
        <section className={styles.card} aria-labelledby="criterios">
          <h2 id="criterios">Seu perfil não mostra tudo o que a vaga pede</h2>
          <CriteriaList unmet={unmet} />
          <p className={styles.muted}>
            Você pode{' '}
            <Link to={withReturnTo('/usuarios/preencher-perfil', `/vagas/${slug}/candidaturas/nova`)}>
              corrigir o perfil
            </Link>
            {unmet.some(({ criterion }) => criterion === 'question') && (
              <>
                {' '}
                ou <Link to={`/vagas/${slug}/candidaturas/formulario`}>mudar a resposta</Link>, e a empresa lê as duas
              </>
            )}
            , ou pedir que uma pessoa da empresa olhe a sua candidatura: um filtro não decide sozinho.
          </p>
          <Choice
            ref={review}
            type="checkbox"
            name="human_review"
            label="Pedir revisão humana"
            checked={human_review}
            invalid={state.unasked && !human_review}
            describedBy="sem-pedir"
            onPick={() => setReview(!human_review)}
            onBlur={() => {}}
          />
          {state.unasked && !human_review && (
            <p id="sem-pedir" role="alert" className={fields.error}>
              Marque “Pedir revisão humana” para enviar mesmo assim.
            </p>
          )}
        </section>
      )}
      <section className={styles.card} aria-label="Sua candidatura">
        <FieldFrame
          label="Mensagem para a empresa"
          hint="Conte por que esta vaga. Só esta empresa lê."
          filled={message !== ''}
          className={fields.multiline}
        >
          {(box) => (
            <textarea
              {...box}
              name="message"
              rows={5}
              style={{ '--rows': 5 } as CSSProperties}
              maxLength={MESSAGE_LENGTH}
              value={message}
              onChange={({ currentTarget }) => setMessage(currentTarget.value)}
            />
          )}
        </FieldFrame>
        <Choice
          type="checkbox"
          name="shares_pcd"
          label="Contar a esta empresa se sou ou não pessoa com deficiência"
          description="Só o sim ou o não, e só nesta candidatura. Laudos e tipos de deficiência nunca são mostrados."
          checked={shares_pcd}
          onPick={() => setPcd(!shares_pcd)}
          onBlur={() => {}}
        />
      </section>
      <section className={styles.card} aria-labelledby="mostrado">
        <h2 id="mostrado">O que a empresa vai ver</h2>
        <ul className={styles.shown}>
          {shown.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className={styles.muted}>Documentos, idade, origem e saúde não fazem parte da candidatura.</p>
      </section>
      {state.problem && (
        <div role="alert">
          <Notice kind="bad" title="Sua candidatura não foi enviada">
            {state.problem}
          </Notice>
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" loading={state.sending}>
          Enviar candidatura
        </Button>
      </div>
    </form>
  )
}
