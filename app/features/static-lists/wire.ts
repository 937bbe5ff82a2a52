// The static lists, whose values are ids in other tables. Lists of an institution are in the institutions feature.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { refused } from '#wire/json-api.ts'
import { option, selectFrom } from '#wire/options.ts'

const text = z.string()
const maybe = z.nullable(z.string())
const plain = option('Option', text, {})
const grouped = option('GroupedOption', text, { group: maybe })
const described = option('DescribedOption', text, { description: maybe })

/** All lists at /selects/<name>.json that need no parameters. */
export const lists = {
  sectors: selectFrom(
    'sectors',
    option('Sector', text, { group: text, description: text, search_words: maybe }),
    'Setores de atividade',
  ),
  company_benefits: selectFrom(
    'company_benefits',
    option('CompanyBenefit', text, { image: maybe }),
    'Benefícios que empresas oferecem',
  ),
  company_group_roles: selectFrom(
    'company_group_roles',
    option('CompanyGroupRole', z.int(), { description: text }),
    'Permissões de colaboradores',
  ),
  countries: selectFrom('countries', option('Country', text, { dial_code: text }), 'Países'),
  states: selectFrom('states', option('State', text, {}), 'Estados'),
  nationalities: selectFrom('nationalities', plain, 'Nacionalidades'),
  languages: selectFrom('languages', plain, 'Idiomas'),
  skills: selectFrom('skills', grouped, 'Conhecimentos'),
  softwares: selectFrom('softwares', grouped, 'Programas e ferramentas'),
  interests: selectFrom('interests', plain, 'Interesses pessoais'),
  job_interests: selectFrom('job_interests', plain, 'Áreas de interesse profissional'),
  sub_areas: selectFrom('sub_areas', option('SubArea', text, { area: text, group: text }), 'Subáreas de atuação'),
  abilities: selectFrom('abilities', plain, 'Competências comportamentais'),
  academic_entities: selectFrom('academic_entities', plain, 'Entidades acadêmicas'),
  education_types: selectFrom('education_types', plain, 'Tipos de curso complementar'),
  main_education_types: selectFrom('main_education_types', plain, 'Níveis de ensino'),
  main_education_statuses: selectFrom('main_education_statuses', plain, 'Situações da formação'),
  ies_education_types: selectFrom('ies_education_types', plain, 'Graus do ensino superior'),
  sexes: selectFrom('sexes', plain, 'Sexos'),
  genders: selectFrom('genders', plain, 'Identidades de gênero'),
  ethnicities: selectFrom('ethnicities', plain, 'Raças e cores'),
  disabilities: selectFrom('disabilities', described, 'Tipos de deficiência'),
  internship_types: selectFrom('internship_types', described, 'Modalidades de estágio'),
  job_types: selectFrom('job_types', plain, 'Tipos de vaga'),
  envelope_rejection_causes: selectFrom('envelope_rejection_causes', plain, 'Causas de rejeição de contrato'),
  document_categories: selectFrom('document_categories', plain, 'Categorias de documentos pessoais'),
}
export type ListName = keyof typeof lists

/** Lists that grow by proposals. */
export const GROWING_LISTS = ['skills', 'softwares', 'interests'] as const satisfies ListName[]
export type GrowingList = (typeof GROWING_LISTS)[number]

export const listCities = selectFrom('{state}/cities_react', option('City', z.int(), {}), 'Cidades de um estado')
export const listPeriods = selectFrom(
  '{main_education_type}/ies_periods',
  option('Period', text, { current_label: text }),
  'Períodos letivos de um nível de ensino',
)

/** People for a company's testimonials. Names of employees: only for colleagues, so never cached. */
export const listContributions = endpoint('get /selects/company_contributions.json', {
  query: z.object({ company_id: z.string(), q: z.optional(z.string().check(z.maxLength(120))) }),
  answer: z.array(option('CompanyContribution', text, { name: text, title: maybe })),
  tag: 'Listas',
  summary: 'Colaboradores ativos de uma empresa, para os depoimentos',
  refuses: { 404: refused },
})
