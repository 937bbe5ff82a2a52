import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { callOnce } from '#web/calls/call-once.ts'
import { dayWords, momentWords } from '#web/moment.ts'
import { useSession } from '#web/session/session.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { mayUse } from '#wire/person/roles.ts'
import { Refused } from '#wire/send.ts'
import { SUSPENDED } from '../../../wire/candidature-words.ts'
import { answerReview, showAssessment } from '../../../wire/pipeline.ts'
import own from '../../own/own.module.css'
import { CriteriaList } from '../../own/criteria-list.tsx'
import { Colleagues } from '../colleagues.tsx'
import { Muted } from '#web/page/page.tsx'
import dialogs from './dialogs.module.css'
import styles from '../pipeline.module.css'
import { DataNote } from '../data-note.tsx'
import { DateForm } from './date-form.tsx'
import { ShownProfile } from '../shown-profile.tsx'
import { StageSelect } from '../board/stage-select.tsx'
import { SuspensionNotice } from '../suspension-notice.tsx'
import type { Received, Stage } from '../use-pipeline.ts'
import { useResumePreview } from '../use-resume-preview.ts'

export type Assessment = Answer<typeof showAssessment>['data']
type Props = {
  id: string
  name: string
  stages: Stage[]
  suspended: boolean
  onClose: () => void
  onMove: (rows: Received[], stage: Stage) => void
}

/** One candidature in a dialog: profile, colleagues' notes, history and actions. */
export function AssessmentDialog({ id, name, stages, suspended, onClose, onMove }: Props) {
  const { data, isError, refetch } = useQuery(answerOf(showAssessment, { id }))
  return (
    <Dialog open onClose={onClose} title={name} wide>
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading>
          <SkeletonLines lines={8} />
        </Loading>
      )}
      {data && <Whole of={data.data} stages={stages} suspended={suspended} onMove={onMove} />}
    </Dialog>
  )
}

function Whole({ of, stages, suspended, onMove }: { of: Assessment } & Pick<Props, 'stages' | 'suspended' | 'onMove'>) {
  const { id, attributes } = of
  const { name, message, unmet, review_requested, pcd, answer_by, overdue, history, feedback, readable } = attributes
  const client = useQueryClient()
  const drafts = mayUse('CONTRACTS', useSession().attributes.roles ?? [])
  const resume = useResumePreview(id, name)
  async function reviewed() {
    try {
      await callOnce(answerReview, { id })
      alert({
        kind: 'success',
        title: 'Revisão registrada',
        text: `Avisamos ${name.split(' ')[0]} de que uma pessoa olhou a candidatura.`,
      })
    } catch (error) {
      alert({
        kind: 'error',
        title: 'Ops!',
        text: error instanceof Refused && error.status < 500 ? error.message : 'Não foi possível registrar agora.',
      })
    }
    await client.invalidateQueries({ queryKey: ['v1', 'ats'] })
  }
  return (
    <div className={dialogs.stack}>
      <div className={styles.bar}>
        <StageSelect of={of} stages={stages} onMove={(stage) => onMove([of], stage)} />
        {!suspended && readable && (
          <Button loading={resume.busy} onClick={resume.open}>
            Abrir currículo em PDF
          </Button>
        )}
        {attributes.state === 'hired' && attributes.job.is_internship && drafts && (
          <>
            <ButtonLink to={`/folders/convites?candidatura=${id}`}>Convidar para a admissão</ButtonLink>
            <ButtonLink kind="primary" to={`/folders/novo?candidatura=${id}`}>
              Criar contrato
            </ButtonLink>
          </>
        )}
      </div>
      <SuspensionNotice suspended={suspended}>
        <Muted>{SUSPENDED}</Muted>
      </SuspensionNotice>
      <p className={overdue ? styles.late : styles.muted}>
        {answer_by ? `Resposta até ${dayWords(answer_by)}` : attributes.state_words}
      </p>
      <DataNote of={attributes} />
      {answer_by && !suspended && <DateForm of={of} />}
      {feedback && <p className={own.said}>{feedback}</p>}
      {unmet.length > 0 && (
        <section className={dialogs.stack} aria-label="Critérios">
          <h3>{review_requested ? 'Pediu revisão humana' : 'Critérios que o perfil não mostrava'}</h3>
          <CriteriaList unmet={unmet} />
          {review_requested && (
            <div>
              <Button kind="primary" onClick={() => void reviewed()}>
                Registrar que revisei
              </Button>
            </div>
          )}
        </section>
      )}
      {message && (
        <section className={dialogs.stack} aria-label="Mensagem">
          <h3>Mensagem</h3>
          <p className={own.said}>{message}</p>
        </section>
      )}
      {pcd !== null && (
        <p>
          Pessoa com deficiência: <strong>{pcd ? 'sim' : 'não'}</strong>. Contado só para esta candidatura.
        </p>
      )}
      {readable && <ShownProfile of={attributes.profile} />}
      <Colleagues of={of} />
      <section className={dialogs.stack} aria-label="Histórico">
        <h3>Histórico</h3>
        <ol className={own.history}>
          {history.map(({ words, by, said, at }) => (
            <li key={`${at} ${words}`}>
              <span>
                {words}
                {by && ` · ${by}`}
              </span>
              {said && <span className={own.said}>{said}</span>}
              <span className={styles.muted}>{momentWords(at)}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
