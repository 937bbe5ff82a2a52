import { IconArrowRight } from '#web/icons/a/arrow-right.ts'
import { IconBriefcase } from '#web/icons/b/briefcase.ts'
import { IconCircleCheck } from '#web/icons/c/circle-check.ts'
import { IconStar } from '#web/icons/s/star.ts'
import { IconMailCheck } from '#web/icons/m/mail-check.ts'
import { IconUserEdit } from '#web/icons/u/user-edit.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ResendConfirmation } from '#features/accounts/web/resend-confirmation.tsx'
import { showLogin } from '#features/accounts/wire/logins.ts'
import { CompletenessNote } from '#features/candidates/web/completeness-note.tsx'
import { useOwnProfile } from '#features/candidates/web/profile/use-own-profile.ts'
import { listCandidatures } from '#features/candidatures/wire/applying.ts'
import { listOwnedEvaluations } from '#features/evaluations/wire/evaluations.ts'
import { StudentBanner } from '#features/jobs/web/board/student-banner.tsx'
import { Suggestions } from '#features/jobs/web/suggestions/suggestions.tsx'
import { answerOf } from '#web/calls/answer.ts'
import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Loading, Skeleton, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { formatDate } from '#wire/time/date.ts'
import type { Route } from './+types/candidate-home-page'
import styles from './candidate-home.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Início', index: false })

type StepProps = { icon: DrawnIcon; title: string; text: ReactNode; action: ReactNode }

const Step = ({ icon, title, text, action }: StepProps) => (
  <li className={styles.step}>
    <span className={styles.badge}>
      <Icon of={icon} size={22} />
    </span>
    <div className={styles.words}>
      <h3>{title}</h3>
      <div className={styles.text}>{text}</div>
    </div>
    <div className={styles.action}>{action}</div>
  </li>
)

/** The most advanced first, before the nearest dates; others are in the list. */
const FURTHEST = ['interview', 'offer']
const MOST_FOLLOWED = 3

/** Shows next steps from real data only. */
export default function CandidateHomePage() {
  const { first_name, talent_hub_ies_student: school } = useSession().attributes
  const { data, isError, refetch } = useQuery(answerOf(showLogin, {}))
  if (isError && !data) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return (
    <Column narrow>
      <div className={styles.page}>
        <h1>Olá, {first_name}!</h1>
        {school && <StudentBanner {...school} />}
        <section className={styles.next} aria-labelledby="proximos-passos">
          <h2 id="proximos-passos">Seus próximos passos</h2>
          {data ? <Steps {...data.data.attributes} /> : <Awaited />}
        </section>
        <Suggestions />
      </div>
    </Column>
  )
}

function Steps({
  email,
  email_confirmed,
  new_email,
}: {
  email: string
  email_confirmed: boolean
  new_email: string | null
}) {
  const { profile } = useOwnProfile()
  const { profile_completeness_percentage: known = 0 } = useSession().attributes
  const complete = profile?.completeness.percentage ?? known
  const { data: candidatures, isPending } = useQuery(answerOf(listCandidatures, { open: true }))
  const followed =
    candidatures?.collection.data
      .toSorted((one, other) => FURTHEST.indexOf(other.attributes.state) - FURTHEST.indexOf(one.attributes.state))
      .slice(0, MOST_FOLLOWED) ?? []
  const { intern, former_intern } = useSession().attributes
  const waiting = useQuery({
    ...answerOf(listOwnedEvaluations, { which: 'waiting', author: 'intern' }),
    enabled: Boolean(intern || former_intern),
  })
  const evaluations = waiting.data?.collection.data ?? []
  if (email_confirmed && complete >= 100 && (isPending || waiting.isLoading)) return <Awaited />
  if (email_confirmed && complete >= 100 && !followed.length && !evaluations.length)
    return (
      <p className={styles.done}>
        <Icon of={IconCircleCheck} /> Tudo em dia por aqui.
      </p>
    )
  return (
    <ol className={styles.steps}>
      {!email_confirmed && (
        <Step
          icon={IconMailCheck}
          title="Confirme o seu e-mail"
          text={
            <>
              Enviamos um link para <strong>{new_email ?? email}</strong>. Você já pode olhar tudo; para se candidatar,
              a gente precisa dessa confirmação.
            </>
          }
          action={<ResendConfirmation kind="primary" />}
        />
      )}
      {evaluations.map(({ id, attributes: { company_name, due_on } }) => (
        <Step
          key={id}
          icon={IconStar}
          title={`Como está o seu estágio em ${company_name}?`}
          text={`Três perguntas, um minuto. Responda até ${formatDate(due_on)}.`}
          action={
            <ButtonLink to={`/estagios/avaliar-empresa/avaliacoes/${id}/editar`} aria-label={`Avaliar ${company_name}`}>
              Avaliar estágio
            </ButtonLink>
          }
        />
      ))}
      {followed.map(({ id, attributes: { job, state_words, next_words } }) => (
        <Step
          key={id}
          icon={IconBriefcase}
          title={`${job.title}: ${state_words.toLowerCase()}`}
          text={`${job.company_name} · ${next_words}`}
          action={
            <ButtonLink to={`/usuarios/candidaturas/${id}`} aria-label={`Ver candidatura: ${job.title}`}>
              Ver candidatura
            </ButtonLink>
          }
        />
      ))}
      {complete < 100 && (
        <Step
          icon={IconUserEdit}
          title="Complete o seu perfil"
          text={
            profile ? (
              <CompletenessNote {...profile} />
            ) : (
              'Conte onde você estuda e o que procura: é assim que as empresas encontram você.'
            )
          }
          action={
            <ButtonLink kind={email_confirmed ? 'primary' : 'secondary'} to="/usuarios/preencher-perfil">
              Editar perfil <Icon of={IconArrowRight} size={18} />
            </ButtonLink>
          }
        />
      )}
    </ol>
  )
}

function Awaited() {
  return (
    <Loading>
      <div className={styles.steps}>
        {[0, 1].map((at) => (
          <div key={at} className={styles.step}>
            <Skeleton width={44} height={44} />
            <div className={styles.words}>
              <SkeletonLines lines={2} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
