import { IconBell } from '#web/icons/b/bell.ts'
import { IconEye } from '#web/icons/e/eye.ts'
import { IconHeart } from '#web/icons/h/heart.ts'
import { IconBook } from '#web/icons/b/book.ts'
import { IconSchool } from '#web/icons/s/school.ts'
import { IconUserEdit } from '#web/icons/u/user-edit.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { playerPath } from '#features/academy/web/catalogue/course-words.ts'
import { listMatriculations } from '#features/academy/wire/study.ts'
import { useOwnProfile } from '#features/candidates/web/profile/use-own-profile.ts'
import { stepAddress } from '#features/candidates/web/wizard/step-address.ts'
import { StudentBanner } from '#features/jobs/web/board/student-banner.tsx'
import { answerOf } from '#web/calls/answer.ts'
import { profileOf } from '#web/layout/headers/profile-of.ts'
import { useSession } from '#web/session/session.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './inside.module.css'

/** The school's board, the profile's next gain, what was kept. */
export function Beside() {
  const session = useSession()
  const { profile } = useOwnProfile()
  const { talent_hub_ies_student: school, intern, profile_completeness_percentage: known = 0 } = session.attributes
  const next = profile?.completeness.next
  return (
    <aside className={styles.beside} aria-label="Mais para você">
      {school && !intern && <StudentBanner {...school} />}
      <section className={styles.card} aria-labelledby="seu-perfil">
        <h2 id="seu-perfil">Seu perfil está em {profile?.completeness.percentage ?? known}%</h2>
        <ul>
          {next && (
            <Way icon={IconUserEdit} to={stepAddress(next.step)} figure={`+${next.weight}%`}>
              {next.words}
            </Way>
          )}
          <Way icon={IconEye} to={profileOf(session)}>
            Como as empresas veem
          </Way>
        </ul>
      </section>
      {!intern && (
        <section className={styles.card} aria-labelledby="salvas-e-alertas">
          <h2 id="salvas-e-alertas">Salvas e alertas</h2>
          <ul>
            <Way icon={IconHeart} to="/vagas/salvas">
              Vagas salvas
            </Way>
            <Way icon={IconBell} to="/vagas/alertas">
              Alertas de vagas
            </Way>
          </ul>
        </section>
      )}
      <Learning />
    </aside>
  )
}

/** Courses under way come first, the last studied on top. */
function Learning() {
  const studied = useQuery(answerOf(listMatriculations, { per_page: 10 }))
  const underWay = (studied.data?.collection.data ?? [])
    .filter(({ attributes }) => !attributes.completed_at)
    .slice(0, 2)
  return (
    <section className={styles.card} aria-labelledby="aprender">
      <h2 id="aprender">Aprender</h2>
      <ul>
        {underWay.map(({ id, attributes: { course_id, item_id, title, progress } }) => (
          <Way
            key={id}
            icon={IconBook}
            to={item_id ? playerPath(course_id, { item_id, matriculation_id: id }) : '/academy/cursos/meus'}
            figure={`${progress}%`}
          >
            {title}
          </Way>
        ))}
        <Way icon={IconBook} to="/academy">
          {underWay.length ? 'Mais cursos da Academy' : 'Cursos gratuitos com certificado'}
        </Way>
        <Way icon={IconSchool} to="/testes">
          Testes de habilidade
        </Way>
      </ul>
    </section>
  )
}

type WayProps = { icon: DrawnIcon; to: string; figure?: string; children: string }

const Way = ({ icon, to, figure, children }: WayProps) => (
  <li>
    <Link to={to}>
      <Icon of={icon} /> <span>{children}</span>
      {figure && <strong>{figure}</strong>}
    </Link>
  </li>
)
