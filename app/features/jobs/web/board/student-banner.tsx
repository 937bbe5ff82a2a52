import { IconBuildingBank } from '#web/icons/b/building-bank.ts'
import { Link } from 'react-router'
import type { SessionAttributes } from '#web/session/session.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './student-banner.module.css'

type Props = NonNullable<SessionAttributes['talent_hub_ies_student']> & {
  /** The current board, which is not linked. */ board?: string
}

/** For a partner's student: exclusive jobs are listed, and where the school's board is. */
export function StudentBanner({ name, display_name, logo, board }: Props) {
  const own = `/ies/${display_name}`
  return (
    <aside className={styles.banner} aria-label="Sua instituição de ensino">
      {logo ? <img src={logo} alt="" width={40} height={40} /> : <Icon of={IconBuildingBank} />}
      <p>
        Você estuda na <strong>{name}</strong>: as vagas exclusivas dela estão abertas para você.
      </p>
      {board !== own && <Link to={own}>Ver o mural da instituição</Link>}
    </aside>
  )
}
