import { flagOn } from '#features/feature-flags/server/feature-flags.ts'
import { teaches } from '#features/institutions/server/institutions.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { type AboutAcademic, type Academic, emptiedAcademic } from '../../../wire/academic-rules.ts'
import { academicProblems } from '../../../wire/academic-requirements.ts'
import type { ProfileForm } from '../../../wire/profile.ts'
import type { Profile } from '../reading/find-profile.ts'
import { refuseUnknown } from '../rows/references.ts'

const ACADEMIC = [
  'main_education_type',
  'main_education_status',
  'not_in_university',
  'university_id',
  'course_id',
  'ies_education_type',
  'ies_period',
  'current_semester',
  'course_start_date',
  'formation_date',
] as const
const ABOUT = [...ACADEMIC, 'course_situation', 'period', 'matriculation'] as const
const NOT_TAUGHT = 'Esta instituição não oferece este curso. Escolha um da lista dela.'

const byLevel = (ctx: Ctx) => flagOn(ctx, 'user_ats_candidature_education_level')
/** Blank is the same as 'no' where only a form knows a question that nobody has answered. */
const answered = ({ not_in_university, ...form }: ProfileForm): ProfileForm => ({
  ...form,
  ...(not_in_university !== undefined && { not_in_university: not_in_university ?? false }),
})
const sentOf = (form: ProfileForm) =>
  Object.fromEntries(
    Object.entries(answered(form)).filter(
      ([name, value]) => value !== undefined && ACADEMIC.includes(name as 'course_id'),
    ),
  ) as Academic
/** As it was told, with months as people write them. */
const told = (profile: Profile): Academic => ({
  ...profile,
  course_start_date: profile.course_start_month,
  formation_date: profile.formation_month,
})

/**
 * An education is right or wrong as a whole, with what was told before; but what a form does not show it need not fill.
 * A chosen level, or a university, makes what it needs required at once.
 */
function refuseAcademic(ctx: Ctx, known: Profile, form: ProfileForm) {
  const sent = sentOf(form)
  if (!Object.keys(sent).length) return
  const now = new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    month: '2-digit',
    year: 'numeric',
  }).format(ctx.now)
  const problems = Object.entries(academicProblems({ ...told(known), ...sent }, { byLevel: byLevel(ctx), now }))
  const level = byLevel(ctx) && Boolean(sent.main_education_type)
  const begun = level || sent.not_in_university === false
  const said = problems.filter(([name, words]) => words !== BLANK || name in sent || begun)
  if (said.length) throw invalid(Object.fromEntries(said))
}

/**
 * What nobody asks for any more, once this is saved; with the level asked for, a university is one that the person
 * studies at.
 */
export function hiddenAcademic(
  ctx: Ctx,
  known: Profile,
  form: ProfileForm,
): { [K in Exclude<AboutAcademic, 'not_in_university'>]?: null } & { not_in_university?: false } {
  if (!ABOUT.some((name) => form[name] !== undefined)) return {}
  const stands = { ...told(known), ...answered(form) } as Record<AboutAcademic, unknown> & Academic
  const emptied = emptiedAcademic(stands, byLevel(ctx)).filter(
    (name) => stands[name] !== null && stands[name] !== undefined && stands[name] !== '',
  )
  const studies = byLevel(ctx) && stands.not_in_university && stands.university_id && !emptied.includes('university_id')
  return {
    ...Object.fromEntries(emptied.map((name) => [name, null])),
    ...(studies && { not_in_university: false as const }),
  }
}

/** The answer of this form that would empty what was told elsewhere since the form was read. */
export function hidesNewer(ctx: Ctx, known: Profile, form: ProfileForm) {
  const answer = byLevel(ctx) ? 'main_education_type' : 'not_in_university'
  const { lock_version } = form
  if (lock_version === undefined || form[answer] === undefined) return undefined
  const versions = known.field_versions as Record<string, number>
  const newer = Object.keys(hiddenAcademic(ctx, known, form)).some(
    (name) => name !== answer && form[name as AboutAcademic] === undefined && (versions[name] ?? 0) > lock_version,
  )
  return newer ? answer : undefined
}

/** A course is one of the school's, where the register knows what it teaches. */
async function refuseUntaught(ctx: Ctx, known: Profile, form: ProfileForm) {
  const { university_id, course_id } = { ...known, ...sentOf(form), ...hiddenAcademic(ctx, known, form) }
  if (!university_id || !course_id || (university_id === known.university_id && course_id === known.course_id)) return
  if (!(await teaches(ctx, university_id, course_id))) throw invalid({ course_id: NOT_TAUGHT })
}

/** Another level may count in another way: what was told before must be one of its ways too. */
async function refusePeriod(ctx: Ctx, known: Profile, form: ProfileForm) {
  const { main_education_type: level, ies_period } = { ...known, ...sentOf(form), ...hiddenAcademic(ctx, known, form) }
  if (
    !level ||
    level === 'none' ||
    !ies_period ||
    (level === known.main_education_type && ies_period === known.ies_period)
  )
    return
  await refuseUnknown(ctx, [{ field: 'ies_period', list: `ies_periods of ${level}`, value: ies_period }])
}

export async function refuseEducation(ctx: Ctx, known: Profile, form: ProfileForm) {
  refuseAcademic(ctx, known, form)
  await refusePeriod(ctx, known, form)
  await refuseUntaught(ctx, known, form)
}
