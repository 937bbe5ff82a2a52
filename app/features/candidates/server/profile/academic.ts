import { flagOn } from '#features/feature-flags/server/feature-flags.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { BLANK } from '#wire/sentences.ts'
import { type Academic, academicFields, academicProblems } from '../../wire/academic-rules.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import type { Profile } from './find-profile.ts'

const ACADEMIC = [
  'main_education_type', 'main_education_status', 'not_in_university', 'university_id', 'course_id', 'ies_education_type', 'ies_period', 'current_semester', 'course_start_date',
  'formation_date',
] as const

const byLevel = (ctx: Ctx) => flagOn(ctx, 'user_ats_candidature_education_level')
const sentOf = (form: ProfileForm) => Object.fromEntries(ACADEMIC.filter((name) => form[name] !== undefined).map((name) => [name, form[name]])) as Academic

/** An education is right or wrong as a whole, with what was told before; but what a form does not show it need not fill. */
export function refuseAcademic(ctx: Ctx, known: Profile, form: ProfileForm) {
  const sent = sentOf(form)
  if (!Object.keys(sent).length) return
  const stands: Academic = { ...known, course_start_date: known.course_start_month, formation_date: known.formation_month }
  const now = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', month: '2-digit', year: 'numeric' }).format(ctx.now)
  const problems = Object.entries(academicProblems({ ...stands, ...sent }, { byLevel: byLevel(ctx), now }))
  const told = problems.filter(([name, words]) => words !== BLANK || name in sent || sent.not_in_university === false)
  if (told.length) throw invalid(Object.fromEntries(told))
}

const HIDEABLE = ['university_id', 'course_id', 'ies_education_type', 'current_semester', 'formation_date'] as const

/** An answer that hides questions empties them: who no longer studies at a university has no university. */
export function hiddenAcademic(ctx: Ctx, known: Profile, form: ProfileForm): { [K in (typeof HIDEABLE)[number]]?: null } {
  const switched = byLevel(ctx) ? form.main_education_type : form.not_in_university
  if (switched === undefined) return {}
  const asked = academicFields({ ...known, ...sentOf(form) } as Academic, byLevel(ctx))
  return Object.fromEntries(HIDEABLE.filter((name) => !asked.has(name) && (name !== 'ies_education_type' || byLevel(ctx))).map((name) => [name, null]))
}
