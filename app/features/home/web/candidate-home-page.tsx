import { IconCircleCheck } from '#web/icons/c/circle-check.ts'
import { useQuery } from '@tanstack/react-query'
import { ResendConfirmation } from '#features/accounts/web/resend-confirmation.tsx'
import { showLogin } from '#features/accounts/wire/logins.ts'
import { listCandidatures } from '#features/candidatures/wire/applying.ts'
import { Suggestions } from '#features/jobs/web/suggestions/suggestions.tsx'
import { answerOf } from '#web/calls/answer.ts'
import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Loading, Skeleton, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import type { Route } from './+types/candidate-home-page'
import { Beside } from './inside/beside.tsx'
import styles from './inside/inside.module.css'
import { type NextStep, useNextSteps } from './inside/next-steps.ts'
import { StepAct } from './inside/step-act.tsx'
import { StepRow } from './inside/step-row.tsx'
import { whenOf } from './inside/when.ts'
import { WithCompanies } from './inside/with-companies.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Início', index: false })

/** A profile below this holds back more than anything else could. */
const THIN = 60

/** What waits for this person comes first, by its day; then what waits for others; then what could come. */
export default function CandidateHomePage() {
  const { first_name, intern, profile_completeness_percentage: complete = 0 } = useSession().attributes
  const login = useQuery(answerOf(showLogin, {}))
  const sent = useQuery(answerOf(listCandidatures, { open: true }))
  const next = useNextSteps()
  const { steps, isPending } = next
  const failed = next.failed || (sent.isError && !sent.data)
  const retry = () => {
    next.refetch()
    if (sent.isError) void sent.refetch()
  }
  if (login.isError && !login.data) return <ErrorState heading="h1" onRetry={() => void login.refetch()} />
  const account = login.data?.data.attributes
  const unconfirmed = account && !account.email_confirmed
  const thin = complete < THIN && !intern
  const turns = steps.length + Number(Boolean(unconfirmed)) + Number(thin)
  return (
    <Column>
      <div className={styles.page}>
        <header>
          <h1>Olá, {first_name}!</h1>
          <p>{account && !isPending ? sentenceOf(turns, failed, unconfirmed ? undefined : steps[0]) : '\u00a0'}</p>
        </header>
        <div className={styles.main}>
          {account && !isPending && !sent.isLoading ? (
            <>
              <section className={styles.part} aria-label="É a sua vez">
                {failed && (
                  <div className={styles.done} role="alert">
                    <p>Não conseguimos ver tudo.</p>
                    <Button onClick={retry}>Tentar de novo</Button>
                  </div>
                )}
                {turns > 0 ? (
                  <ol className={styles.rows}>
                    {unconfirmed && (
                      <StepRow
                        title="Confirme o seu e-mail"
                        text={unconfirmedWords(account.new_email ?? account.email)}
                      >
                        <ResendConfirmation kind="primary" />
                      </StepRow>
                    )}
                    {steps.map((step, i) => (
                      <StepRow key={step.id} {...step}>
                        <StepAct step={step} primary={!unconfirmed && i === 0} />
                      </StepRow>
                    ))}
                    {thin && (
                      <StepRow
                        title="Complete o seu perfil"
                        text={`Está em ${complete}%. As vagas que combinam com você aparecem a partir dele.`}
                      >
                        <ButtonLink kind={turns === 1 ? 'primary' : 'secondary'} to="/usuarios/preencher-perfil">
                          Editar perfil
                        </ButtonLink>
                      </StepRow>
                    )}
                  </ol>
                ) : failed ? null : (
                  <div className={styles.done}>
                    <Icon of={IconCircleCheck} /> <p>Tudo em dia por aqui.</p>
                    {!intern && (
                      <ButtonLink kind="primary" to="/vagas">
                        Ver vagas
                      </ButtonLink>
                    )}
                  </div>
                )}
              </section>
              <WithCompanies candidatures={sent.data?.collection.data ?? []} />
              <Suggestions />
            </>
          ) : (
            <Awaited />
          )}
        </div>
        {account && !isPending && !sent.isLoading && <Beside />}
      </div>
    </Column>
  )
}

const unconfirmedWords = (email: string) => `Enviamos um link para ${email}. Sem ele você não se candidata.`

function sentenceOf(turns: number, failed: boolean, first: NextStep | undefined) {
  if (turns === 0) return failed ? '\u00a0' : 'Nada espera por você agora.'
  const ends = first?.due ? whenOf(first.due).ends : undefined
  return `É a sua vez em ${turns} ${turns === 1 ? 'coisa' : 'coisas'}.${ends ? ` A primeira ${ends}.` : ''}`
}

const Awaited = () => (
  <Loading>
    <div className={styles.rows}>
      {[0, 1].map((at) => (
        <div key={at} className={styles.step}>
          <div className={styles.words}>
            <SkeletonLines lines={3} />
          </div>
          <Skeleton width={140} height={44} />
        </div>
      ))}
    </div>
  </Loading>
)
