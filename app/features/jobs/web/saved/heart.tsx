import { IconHeart } from '#web/icons/h/heart.ts'
import { IconHeartFilled } from '#web/icons/h/heart-filled.ts'
import { useSession } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './heart.module.css'
import type { SavedJobs } from './use-saved-jobs.ts'
import { useWayToLogin } from './use-way-to-login.ts'

type Props = {
  slug: string
  title: string
  saved: SavedJobs
  /** With a label, on the job's page. */ spoken?: boolean
  /** Without one, as a button beside others. */ framed?: boolean
}

/** Saves a job. A guest is led to the log-in and back; other users see no heart. */
export function Heart({ slug, title, saved: { slugs, toggle }, spoken, framed }: Props) {
  const { userType } = useSession()
  const login = useWayToLogin()
  if (userType === 'CompanyManager' || userType === 'Operator') return null
  const isSaved = slugs.includes(slug)
  const words = isSaved ? 'Salva' : 'Salvar vaga'
  const look = {
    kind: spoken || framed ? ('secondary' as const) : ('icon' as const),
    className: framed ? `${styles.heart} ${styles.framed}` : styles.heart,
  }
  if (userType === 'GuestUser')
    return (
      <ButtonLink {...look} to={login} rel="nofollow" aria-label={spoken ? undefined : `Entrar para salvar ${title}`}>
        <Icon of={IconHeart} />
        {spoken && words}
      </ButtonLink>
    )
  return (
    <Button
      {...look}
      aria-pressed={isSaved}
      aria-label={spoken ? undefined : `Salvar ${title}`}
      onClick={() => void toggle(slug, isSaved)}
    >
      <Icon of={isSaved ? IconHeartFilled : IconHeart} />
      {spoken && words}
    </Button>
  )
}
