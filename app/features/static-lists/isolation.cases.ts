import type { Case } from '#test/isolation/case.ts'
import { inPlaces, open, signedIn } from '#test/isolation/opens.ts'

const LISTS = [
  'abilities',
  'academic_entities',
  'all_courses',
  'company_benefits',
  'company_group_roles',
  'countries',
  'disabilities',
  'document_categories',
  'education_types',
  'envelope_rejection_causes',
  'ethnicities',
  'genders',
  'ies_education_types',
  'interests',
  'internship_types',
  'job_interests',
  'job_types',
  'languages',
  'main_education_statuses',
  'main_education_types',
  'nationalities',
  'sectors',
  'sexes',
  'skills',
  'softwares',
  'states',
  'sub_areas',
  'universities_unified',
]

export const cases: Record<string, Case[]> = {
  ...Object.fromEntries(LISTS.map((list) => [`get /selects/${list}.json`, open()])),
  'get /selects/{state}/cities_react.json': open(() => ({ state: 'SP' })),
  'get /selects/{main_education_type}/ies_periods.json': open(() => ({ main_education_type: 'college' })),
  'get /selects/company_contributions.json': [
    {
      what: 'the company',
      send: ({ companies }) => ({ company_id: companies.company }),
      opens: inPlaces('company'),
      meant: signedIn,
    },
    {
      what: 'its branch',
      send: ({ companies }) => ({ company_id: companies.branch }),
      opens: inPlaces('company', 'branch'),
      meant: signedIn,
    },
    {
      what: 'a stranger',
      send: ({ companies }) => ({ company_id: companies.stranger }),
      opens: inPlaces('stranger'),
      meant: signedIn,
    },
  ],
}
