import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ResendConfirmation } from '#features/accounts/web/resend-confirmation.tsx'
import { answerOf } from '#web/calls/answer.ts'
import { Column } from '#web/layout/frame.tsx'
import { dayWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Loading, SkeletonFields } from '#web/ui/states/skeleton.tsx'
import { ErrorState, State } from '#web/ui/states/state.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { Refused } from '#wire/send.ts'
import { showApplying } from '../wire/applying.ts'
import { isOpen } from '../wire/candidature-words.ts'
import type { Route } from './+types/apply-page'
import { AlreadyApplied } from './own/already-applied.tsx'
import { Applied, type Sent } from './own/applied.tsx'
import { ApplyForm } from './own/apply-form.tsx'
import { ClosedMeanwhile } from './own/closed-meanwhile.tsx'
import { MissingStep } from './own/missing-step.tsx'
import styles from './own/own.module.css'
import { QuestionnaireStep } from './questionnaire/questionnaire-step.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Candidatar-se', index: false })

type Check = Answer<typeof showApplying>['data']['attributes']

/** Missing profile data, then the application, then what comes next. */
export default function ApplyPage({ params: { id: slug } }: Route.ComponentProps) {
  const { data, error, refetch } = useQuery({ ...answerOf(showApplying, { slug }), retry: false })
  const [sent, setSent] = useState<Sent>()
  const [refusal, setRefusal] = useState<string>()
  const title = useRef<HTMLHeadingElement>(null)
  const gone = error instanceof Refused && error.status === 404
  const check = data?.data.attributes
  return (
    <Column narrow>
      <div className={`${styles.page} ${styles.applying}`}>
        <Breadcrumb
          trail={[
            { label: 'Vagas', to: '/vagas' },
            ...(check ? [{ label: check.job.title, to: `/vagas/${slug}` }] : []),
            { label: 'Candidatura' },
          ]}
        />
        {gone && (
          <State
            drawing="lost"
            heading="h1"
            title="Não encontramos essa vaga"
            text="O endereço pode ter mudado, ou ela não está mais disponível."
            action={
              <ButtonLink kind="primary" to="/vagas">
                Ver vagas abertas
              </ButtonLink>
            }
          />
        )}
        {error && !gone && !data && <ErrorState heading="h1" onRetry={() => void refetch()} />}
        {!data && !error && (
          <Loading>
            <div className={styles.card}>
              <SkeletonFields fields={3} />
            </div>
          </Loading>
        )}
        {sent ? (
          <Applied of={sent} />
        ) : (
          check && (
            <>
              <header className={styles.head}>
                <h1 ref={title} tabIndex={-1}>
                  Candidatar-se
                </h1>
                <p className={styles.lead}>
                  {check.job.title} · {[check.job.company_name, check.job.address].filter(Boolean).join(' · ')}
                </p>
                {check.answer_by && check.job.available && (
                  <p>Quem se candidata tem resposta até {dayWords(check.answer_by)}.</p>
                )}
              </header>
              <Way
                slug={slug}
                check={check}
                refusal={refusal}
                onTold={() => refetch().then(() => title.current?.focus())}
                onSent={setSent}
                onStale={(words) => {
                  setRefusal(words)
                  void refetch()
                }}
              />
            </>
          )
        )}
      </div>
    </Column>
  )
}

type WayProps = {
  slug: string
  check: Check
  /** Why the last sending did not arrive. */ refusal: string | undefined
  /** After missing data were saved, the page goes on from its top. */ onTold: () => Promise<unknown>
  onSent: (sent: Sent) => void
  onStale: (refusal: string) => void
}

function Way({
  slug,
  check: { job, candidature, email_confirmed, closed, blockers, missing, unmet, shown, questionnaire },
  refusal,
  onTold,
  onSent,
  onStale,
}: WayProps) {
  if (candidature && (isOpen(candidature.state) || candidature.state === 'hired' || candidature.state === 'rejected'))
    return <AlreadyApplied slug={slug} candidature={candidature} refusal={refusal} />
  if (!job.available) return <ClosedMeanwhile slug={slug} refusal={refusal} words={closed} />
  // Shown before the form is filled in. The form stays below, since the missing data may be what blocks it.
  if (missing.length || blockers.length)
    return (
      <>
        {blockers.length > 0 && (
          <Notice
            kind="warning"
            title="Você ainda não pode se candidatar a esta vaga"
            action={
              email_confirmed ? (
                <ButtonLink to="/usuarios/preencher-perfil">Abrir meu perfil</ButtonLink>
              ) : (
                <ResendConfirmation return_to={`/vagas/${slug}/candidaturas/nova`} />
              )
            }
          >
            {blockers.join(' ')}
          </Notice>
        )}
        {missing.length > 0 && (
          <MissingStep missing={missing} internship={job.job_type === 'internship'} onTold={onTold} />
        )}
      </>
    )
  if (questionnaire && !questionnaire.complete) return <QuestionnaireStep slug={slug} {...questionnaire} />
  return (
    <>
      {questionnaire && <QuestionnaireStep slug={slug} {...questionnaire} />}
      <ApplyForm
        slug={slug}
        unmet={unmet}
        shown={shown}
        asks={questionnaire !== null}
        onSent={onSent}
        onStale={onStale}
      />
    </>
  )
}
