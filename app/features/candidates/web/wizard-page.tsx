import { useLocation } from 'react-router'
import { returnPath } from '#web/session/homes.ts'
import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loading, Skeleton, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import type { Route } from './+types/wizard-page'
import { useOwnProfile } from './profile/use-own-profile.ts'
import { Wizard } from './wizard/wizard.tsx'
import styles from './wizard/wizard.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Editar perfil', index: false })

export default function WizardPage() {
  const { profile, isError, refetch } = useOwnProfile()
  const back = returnPath(useLocation().search)
  if (isError && !profile) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return (
    <Column>
      <div className={styles.page}>
        {back && <ButtonLink to={back}>Voltar para onde eu estava</ButtonLink>}
        <h1>Editar perfil</h1>
        {profile ? <Wizard profile={profile} /> : <Awaited />}
      </div>
    </Column>
  )
}

const Awaited = () => (
  <Loading>
    <div className={styles.page}>
      <Skeleton width={320} height={52} />
      <div className={styles.columns}>
        <div className={styles.steps}>
          <SkeletonLines lines={8} />
        </div>
        <div className={styles.card}>
          <SkeletonLines lines={6} />
        </div>
      </div>
    </div>
  </Loading>
)
