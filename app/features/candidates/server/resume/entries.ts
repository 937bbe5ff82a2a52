// What a résumé says, in its order: parts with a heading, each of entries with something at their left.
import type { ProfileView } from '../profile/reading/profile-view.ts'

type Profile = ProfileView['data']['attributes']
export type Entry = {
  left?: string | undefined
  title?: string | undefined
  under?: string | undefined
  body?: string | null | undefined
  links?: string[]
}
export type ResumePart = { heading: string; entries: Entry[] }

const joined = (words: (string | null | undefined | false)[], between = ' · ') => words.filter(Boolean).join(between)
const span = (start: string | null, end: string | null, open: string) =>
  joined([start, end ?? (start ? open : null)], ' – ')
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
/** 'MM/YYYY' as a number that sorts. */
const monthOrder = (text: string | null) => (text ? Number(text.slice(3)) * 12 + Number(text.slice(0, 2)) : Infinity)

function studies(p: Profile): Entry[] {
  const title = p.course ?? p.main_education_type
  if (!title && !p.university) return []
  const period =
    p.current_period && `${p.current_period.number}º ${lowered(p.current_period.label.replace(/ atual$/, ''))}`
  const main = {
    left: span(p.course_start_date, p.formation_date, 'atual'),
    title: title ?? p.university!,
    under: joined([
      title && p.university,
      p.course_situation ?? p.main_education_status,
      period,
      p.period && lowered(p.period),
    ]),
  }
  return [main]
}

const experiences = (p: Profile): Entry[] =>
  p.experiences
    .toSorted(
      (a, b) => monthOrder(b.end_date) - monthOrder(a.end_date) || monthOrder(b.start_date) - monthOrder(a.start_date),
    )
    .map(({ company, job, level, description, start_date, end_date }) => ({
      left: span(start_date, end_date, 'atual'),
      title: job,
      under: joined([company, level]),
      body: description,
    }))

const courses = (p: Profile): Entry[] =>
  p.educations.map(({ type, institution_name, course_name, duration }) => ({
    left: type,
    title: course_name,
    under: joined([institution_name, duration]),
  }))

const list = (left: string, words: string[]): Entry[] => (words.length ? [{ left, body: words.join(', ') }] : [])
const graded = (rows: { name: string; level: string }[]) => rows.map(({ name, level }) => `${name} (${lowered(level)})`)
const told = (left: string, body: string | null): Entry[] => (body ? [{ left, body }] : [])

/**
 * Everything that was told and may stand in a stranger's hands: no numbers, origins, age, state of marriage or
 * disability.
 */
export function resumeOf(p: Profile): ResumePart[] {
  const parts: ResumePart[] = [
    { heading: 'Resumo', entries: p.summary ? [{ body: p.summary }] : [] },
    { heading: 'Formação', entries: [...studies(p), ...list('Entidades acadêmicas', p.academic_entities)] },
    { heading: 'Experiências', entries: experiences(p) },
    { heading: 'Cursos complementares', entries: courses(p) },
    {
      heading: 'Conhecimentos',
      entries: [
        ...list('Habilidades', p.skills),
        ...list('Programas', graded(p.softwares)),
        ...list('Competências', p.abilities),
      ],
    },
    { heading: 'Idiomas', entries: p.languages.map(({ name, level }) => ({ left: name, body: level })) },
    {
      heading: 'Interesses',
      entries: [...list('Áreas', [...p.job_interests, ...p.sub_areas]), ...list('Temas', p.interests)],
    },
    { heading: 'Portfólio', entries: p.portfolios.length ? [{ links: p.portfolios }] : [] },
    {
      heading: 'Mais sobre mim',
      entries: [
        ...told('Motivações', p.motivations),
        ...told('Fato interessante', p.interesting_fact),
        ...list('Passatempos', p.hobbies),
      ],
    },
  ]
  return parts.filter(({ entries }) => entries.length)
}

/** 'linkedin.com/in/lia' reads better than the whole address, which the link keeps. */
export const bareLink = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
const web = (url: string | null) => (url && /^https?:\/\//.test(url) ? [{ text: bareLink(url), link: url }] : [])

/** How to reach the person, the surest way first. */
export const contactsOf = (p: Profile): { text: string; link?: string }[] => [
  ...(p.email ? [{ text: p.email, link: `mailto:${p.email}` }] : []),
  ...[...new Set([p.cellphone, p.phone, p.message_phone])].flatMap((phone) => (phone ? [{ text: phone }] : [])),
  ...(p.city ? [{ text: joined([p.city, p.state], ', ') }] : []),
  ...web(p.linkedin),
  ...web(p.facebook),
  ...(p.instagram ? [{ text: `Instagram ${bareLink(p.instagram)}` }] : []),
  ...(p.skype ? [{ text: `Skype ${p.skype}` }] : []),
]
