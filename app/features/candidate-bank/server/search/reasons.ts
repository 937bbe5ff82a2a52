import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'
import type { CardRow } from './cards.ts'
import type { Filters } from './conditions.ts'

const SHOWN = 4
const joined = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
const SECTIONS = {
  knowledge: 'nos conhecimentos',
  studies: 'na formação',
  experiences: 'nas experiências',
  rest: 'na apresentação',
} as const

const namesOf = (rows: readonly { id: string; name: string }[], asked: readonly string[] | undefined) =>
  rows.filter(({ id }) => asked?.includes(id)).map(({ name }) => name)

/** Why somebody was found, each a sentence that is true of what the person shows. */
export function reasonsOf(row: CardRow, f: Filters): string[] {
  const [skills, softwares, areas] = [
    namesOf(row.skills, f.skill_id),
    namesOf(row.softwares, f.software_id),
    namesOf(row.areas, f.area_id),
  ]
  const spoken = row.languages.filter(({ id }) => f.language_id?.includes(id))
  const found = Object.entries(SECTIONS).filter(([part]) => row.found?.[part as keyof typeof SECTIONS])
  return [
    found.length > 0 && `“${f.q!.trim()}” aparece ${joined.format(found.map(([, words]) => words))}`,
    Boolean(f.course_id?.length) && row.course && `Estuda ${row.course}`,
    Boolean(f.university_id?.length) && row.university && `Estuda em ${row.university}`,
    Boolean(f.least_semester ?? f.most_semester) && row.semester && `Está no ${row.semester}º período`,
    skills.length + softwares.length > 0 && `Conhece ${joined.format([...skills, ...softwares].slice(0, SHOWN))}`,
    spoken.length > 0 &&
      `Fala ${joined.format(spoken.map(({ name, level }) => `${name} (${LANGUAGE_LEVELS[level].toLowerCase()})`))}`,
    areas.length > 0 && `Quer trabalhar em ${joined.format(areas.slice(0, SHOWN))}`,
    Boolean(f.city_id?.length || f.state_id?.length) && row.city && `Mora em ${row.city}, ${row.state}`,
  ].filter((reason): reason is string => typeof reason === 'string')
}
