import type { QueryKey } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Facts, Muted } from '#web/page/page.tsx'
import { formatDate } from '#wire/time/date.ts'
import styles from './desk.module.css'
import type { Desk } from './paper-rows.tsx'
import { WeeksPart } from './weeks-part.tsx'

type Props = { student: Desk['students'][number]; session: string; queryKey: QueryKey }

export function StudentRow({ student, session, queryKey }: Props) {
  const { intern_name, company_name, course_name, institution_name, supervisor_name, starts_on, ends_on, code } =
    student
  const weeks = { student, session, queryKey }
  return (
    <article className={styles.student}>
      <h3>{intern_name}</h3>
      <Muted>{[course_name, institution_name].filter(Boolean).join(' · ')}</Muted>
      <Facts
        facts={[
          ['Empresa', company_name],
          ['Período', `${formatDate(starts_on)} a ${formatDate(ends_on)}`],
          ...(supervisor_name ? [['Supervisão', supervisor_name] as const] : []),
          ...(code
            ? [
                [
                  'Contrato',
                  <Link key="code" to={`/verificar/${code}`}>
                    {code}
                  </Link>,
                ] as const,
              ]
            : []),
        ]}
      />
      <WeeksPart about="assessment_weeks" of={student.assessment_weeks} {...weeks} />
      {student.no_class_weeks && <WeeksPart about="no_class_weeks" of={student.no_class_weeks} {...weeks} />}
    </article>
  )
}
