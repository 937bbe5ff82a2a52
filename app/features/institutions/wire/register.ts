// The register of institutions, their courses, and what the public sees of a partner.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { option, selectFrom } from '#wire/options.ts'

const maybe = z.nullable(z.string())

export const DEGREES = {
  bacharelado: 'Bacharelado',
  licenciatura: 'Licenciatura',
  tecnologo: 'Tecnólogo',
  tecnico: 'Técnico',
  abi: 'Área básica de ingresso',
  sequencial: 'Sequencial',
} as const
export type Degree = keyof typeof DEGREES

const school = { acronym: maybe, city: maybe, state: maybe, closed: z.boolean(), has_children: z.boolean() }
const institutionOption = option('InstitutionOption', z.int(), school)
const level = option('InstitutionLevel', z.int(), { ...school, children: z.array(institutionOption) })
const courseOption = option('CourseOption', z.string(), {
  degree: z.enum(Object.keys(DEGREES) as [Degree, ...Degree[]]),
  area: maybe,
  closed: z.boolean(),
})

export const listInstitutions = selectFrom(
  'universities_unified',
  institutionOption,
  'Instituições de ensino, sem campi nem unidades',
)
export const listChildren = selectFrom(
  '{id}/children_react',
  institutionOption,
  'Campi e unidades logo abaixo de uma instituição',
)
/** From the school down to the asked node; each level brings the options of the selector below it. */
export const showTree = selectFrom(
  '{universityId}/university_tree',
  level,
  'Caminho da instituição até o campus, com as opções de cada nível',
)
export const listCourses = selectFrom('all_courses', courseOption, 'Cursos superiores e técnicos')
export const listCoursesOf = selectFrom(
  '{university}/courses_react',
  courseOption,
  'Cursos de uma instituição; todos, quando os dela não são conhecidos',
)

export const institution = resource(
  'institution',
  z.object({
    name: z.string(),
    acronym: maybe,
    display_name: z.string(),
    logo: maybe,
    colour: maybe,
    city: maybe,
    state: maybe,
  }),
).check(z.meta({ id: 'Institution' }))

export const showInstitution = endpoint('get /v1/ies/{display_name}', {
  answer: one(institution),
  auth: false,
  tag: 'Instituições',
  summary: 'Instituição parceira, por endereço ou por id',
  remember: 60,
  refuses: { 404: refused },
})
