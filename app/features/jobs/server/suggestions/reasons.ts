import type { Match } from './matches.ts'
import type { Seeker } from './seeker.ts'

const SHOWN = 3
const joined = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** Why a job is suggested, the weightiest first. Every sentence is true of the profile as it stands. */
export function reasonsOf(match: Match, { course, semester, institution }: Seeker): string[] {
  const { skills, languages } = match
  return [
    match.by_sub_area && match.sub_area
      ? `É de ${match.sub_area}, que está entre os seus interesses`
      : match.by_area && `É da área ${match.area}, que você escolheu`,
    match.by_course && course && `Procura estudantes de ${course}`,
    match.exclusive_to > 0 &&
      institution &&
      (match.exclusive_to === 1
        ? `É exclusiva para estudantes da instituição ${institution}`
        : `É exclusiva para estudantes de ${match.exclusive_to} instituições, e a sua, ${institution}, é uma delas`),
    skills.length > 0 &&
      `Pede ${joined.format(skills.slice(0, SHOWN))}, que ${skills.length > 1 ? 'estão' : 'está'} no seu perfil`,
    match.in_city
      ? match.city && `Fica em ${match.city}, onde você mora`
      : match.remote
        ? 'É remota: dá para trabalhar de onde você mora'
        : match.in_state && 'Fica no seu estado',
    languages.length > 0 && `Usa ${joined.format(languages.map((name) => name.toLowerCase()))}, que você fala`,
    match.by_semester && semester && `Aceita quem está no ${semester}º período`,
  ].filter((reason): reason is string => typeof reason === 'string')
}

const MOST_NAMED = 3

/** The same in one line: 'Seu curso, seu período e sua cidade'. */
export function fitOf(match: Match): string {
  const fits = [
    match.by_course && 'seu curso',
    match.by_semester && 'seu período',
    match.in_city && 'sua cidade',
    match.exclusive_to > 0 && 'sua instituição',
    match.skills.length > 0 && 'o que você sabe fazer',
    (match.by_sub_area || match.by_area) && 'uma área que você escolheu',
    match.languages.length > 0 && 'seus idiomas',
  ].filter((fit): fit is string => typeof fit === 'string')
  const words = joined.format(fits.slice(0, MOST_NAMED))
  return words.charAt(0).toUpperCase() + words.slice(1)
}
