import { useQuery } from '@tanstack/react-query'
import { VerificationMark } from '#features/companies/web/verification-mark.tsx'
import { answerOf } from '#web/calls/answer.ts'
import { IconPlus } from '#web/icons/p/plus.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { useFeatures } from '#web/features.ts'
import { Column } from '#web/layout/frame.tsx'
import { useMenuActions } from '#web/layout/menus/menu-actions.tsx'
import { portalOf } from '#web/layout/rooms/portal-of.ts'
import { profileOf } from '#web/layout/headers/profile-of.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { Loading, Skeleton, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { Feature } from '#wire/person/roles.ts'
import { showDashboard } from '../wire.ts'
import type { Route } from './+types/dashboard-page'
import { COMPANY, PERSON, WORK, type CardCopy } from './cards.ts'
import { DashboardCard } from './dashboard-card.tsx'
import styles from './dashboard.module.css'
import { FirstSteps } from './first-steps.tsx'
import { isNothing, WorkList } from './work-list.tsx'
import { StandingNotices } from './standing-notices.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Painel da empresa', index: false })

type Card = Answer<typeof showDashboard>['data']['attributes']['cards'][number]

export default function DashboardPage() {
  const { attributes: person } = useSession()
  const { data, isError, refetch } = useQuery(answerOf(showDashboard, {}))
  const found = data?.data.attributes
  if (isError && !found) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return (
    <Column>
      <div className={styles.page}>
        <header className={styles.head}>
          <div className={styles.hello}>
            <h1>Olá, {person.first_name}!</h1>
            <p className={styles.company}>
              {found?.company_name ?? person.company_name}
              {found && <VerificationMark of={found.verification} />}
            </p>
          </div>
          {found?.work && !found.first_steps && (
            <ButtonLink kind="primary" to="/vagas/minhas/nova">
              <Icon of={IconPlus} size={18} /> Criar vaga
            </ButtonLink>
          )}
        </header>
        {found ? <Found {...found} /> : <Awaited />}
      </div>
    </Column>
  )
}

function Found(found: Answer<typeof showDashboard>['data']['attributes']) {
  const idle = isNothing(found)
  return (
    <>
      <StandingNotices {...found} />
      {found.first_steps && <FirstSteps email_confirmed={found.email_confirmed} steps={found.first_steps} />}
      {(!found.first_steps || !idle) && (
        <section className={styles.group} aria-label="Para fazer">
          <h2>Para fazer</h2>
          <WorkList work={found.work} cards={found.cards} />
        </section>
      )}
      <Group title="Seu trabalho" copies={WORK} cards={found.cards} />
      <Group title="Sua empresa" copies={COMPANY} cards={found.cards} />
      <Group title="Sua conta" copies={PERSON} cards={found.cards} />
    </>
  )
}

function Group({ title, copies, cards }: { title: string; copies: Partial<Record<Feature, CardCopy>>; cards: Card[] }) {
  const session = useSession()
  const features = useFeatures()
  const { act, dialogs } = useMenuActions()
  const mine = Object.entries(copies).flatMap(([feature, copy]) =>
    cards.filter((card) => card.feature === feature).map((card) => ({ ...card, copy })),
  )
  if (!mine.length) return null
  const addressOf = ({ feature, copy }: (typeof mine)[number]) => {
    if (feature === 'PORTAL') return portalOf(session.attributes, features)
    return feature === 'PROFILE' ? profileOf(session) : copy.to
  }
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {mine.map((card) => (
          <DashboardCard
            key={card.feature}
            copy={card.copy}
            count={card.count}
            waiting={card.waiting}
            to={addressOf(card)}
            onClick={
              card.feature === 'SUPPORT'
                ? () => act(features.company_contactus_new_layout ? 'contact' : 'help')
                : undefined
            }
          />
        ))}
      </ul>
      {dialogs}
    </section>
  )
}

function Awaited() {
  return (
    <Loading>
      <div className={styles.skeleton}>
        {Array.from({ length: 6 }, (_, at) => (
          <div key={at} className={styles.ghost}>
            <Skeleton width={44} height={44} />
            <SkeletonLines lines={2} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
