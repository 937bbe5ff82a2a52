import { useWatch } from 'react-hook-form'
import { listCourses, listCoursesOf } from '#features/institutions/wire/register.ts'
import { call } from '#web/calls/api.ts'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { useSite } from '#web/site.ts'
import { labelOfField } from '../field-list.ts'
import { knownLabels, useSurroundings } from '../form-context.ts'
import type { ProfileValues } from '../profile-rules.ts'

type Values = Partial<ProfileValues>

/** The courses of the chosen institution; all of them while there is none. */
export function CourseField({ required }: { required: boolean }) {
  const { profile } = useSurroundings()
  const university = useWatch<Values, 'university_id'>({ name: 'university_id' })
  const missing = useSite().links?.missing_course
  const hint = missing && (
    <>
      Seu curso não está na lista?{' '}
      <a href={missing} target="_blank" rel="noreferrer">
        Peça para incluir
      </a>
    </>
  )
  return (
    <SelectField<string, Values, Values>
      key={university ?? 'all'}
      name="course_id"
      label={labelOfField('course_id')}
      required={required}
      hint={hint}
      search={(q, signal) =>
        university
          ? call(listCoursesOf, { university: String(university), q }, { signal })
          : call(listCourses, { q }, { signal })
      }
      known={knownLabels(profile, 'course_id')}
    />
  )
}
