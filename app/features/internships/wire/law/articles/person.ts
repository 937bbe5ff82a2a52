// Art. 3º, I: who interns is enrolled. And the least age, by the resolution of the National Council of Education.
import { ageOnDay } from '#wire/person/age.ts'
import type { Case, Finding } from '../breach.ts'
import { findings } from '../breach.ts'
import { afterCourse, endWithCourse, startOn } from './span.ts'

const LEAST_AGE = 16
const WITHOUT_COURSE: readonly (string | null)[] = ['elementary_school', 'high_school']

export const notEnrolled = (of: Case): Finding[] => {
  const { education_type, institution_id, course_id, course_name, matriculation } = of.terms
  const missing = findings([
    [!education_type, 'education_type', 'Informe o nível de ensino de quem estagia.'],
    [!institution_id, 'institution_id', 'Informe a instituição de ensino onde a pessoa está matriculada.'],
    [
      education_type && !WITHOUT_COURSE.includes(education_type) && !course_id && !course_name,
      'course_name',
      'Informe o curso em que a pessoa está matriculada.',
    ],
    [!matriculation, 'matriculation', 'Informe o número da matrícula na instituição de ensino.'],
  ])
  return [...missing, ...afterCourse(of)]
}

export const leaveWithCourse = (of: Case, { field }: Finding) => (field === 'ends_on' ? endWithCourse(of) : undefined)

export const tooYoung = ({ terms: { starts_on }, facts, day }: Case): Finding[] => {
  const born = facts.person?.birth_date
  if (!born) return []
  const age = ageOnDay(born, starts_on ?? day)
  if (age >= LEAST_AGE) return []
  return [
    {
      field: 'starts_on',
      message: `É preciso ter ${LEAST_AGE} anos no primeiro dia do estágio; a pessoa terá ${age}.`,
    },
  ]
}

export function startWhenOldEnough(of: Case) {
  const born = of.facts.person!.birth_date!
  const birthday = `${Number(born.slice(0, 4)) + LEAST_AGE}${born.slice(4)}`
  return startOn(of, birthday)
}
