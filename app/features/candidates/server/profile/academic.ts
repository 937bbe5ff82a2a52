import { flagOn } from '#features/feature-flags/server/feature-flags.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { type Academic, academicProblems } from '../../wire/academic-rules.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import type { Profile } from './find-profile.ts'

const ACADEMIC = [
  'main_education_type', 'main_education_status', 'not_in_university', 'university_id', 'course_id', 'ies_education_type', 'ies_period', 'current_semester', 'course_start_date',
  'formation_date',
] as const

/** An education is right or wrong as a whole, with what was told before. */
export function refuseAcademic(ctx: Ctx, known: Profile, form: ProfileForm) {
  if (!ACADEMIC.some((name) => form[name] !== undefined)) return
  const stands: Academic = { ...known, course_start_date: known.course_start_month, formation_date: known.formation_month }
  const sent = Object.fromEntries(ACADEMIC.filter((name) => form[name] !== undefined).map((name) => [name, form[name]]))
  const now = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', month: '2-digit', year: 'numeric' }).format(ctx.now)
  const problems = academicProblems({ ...stands, ...sent }, { byLevel: flagOn(ctx, 'user_ats_candidature_education_level'), now })
  if (Object.keys(problems).length) throw invalid(problems as Record<string, string>)
}
