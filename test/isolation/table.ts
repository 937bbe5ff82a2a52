// Who may call what. `opens` says for whom the door opens; what then happens is the verb's own test.
import type { Person } from '#test/support/people.ts'
import { candidatureCases } from './candidatures.ts'
import type { Case } from './case.ts'
import { collaboratorCases } from './collaborators.ts'
import { companyCases } from './companies.ts'
import { contractCases } from './contracts.ts'
import { documentCases } from './documents.ts'
import { institutionCases } from './institutions.ts'
import { internshipCases } from './internships.ts'
import { jobCases } from './jobs.ts'
import { inPlaces, withFeature } from './opens.ts'
import { profileCases } from './profile.ts'
import { templateCases } from './templates.ts'

const SOME_ID = '01900000-0000-7000-8000-000000000000'
const FORGED = { expires: 1, signature: 'x' }
const WRONG_PROOF = () => ({ current_password: 'x', otp: '000000' })
const all = () => true
const nobody = () => false
const signedIn = ({ kind }: Person) => kind !== 'Guest'
const operator = ({ kind }: Person) => kind === 'Operator'

/** Somebody else who is signed in. */
const nextTo = ({ name }: Person, people: Person[]) => {
  const others = people.filter(signedIn)
  return others[(others.findIndex((one) => one.name === name) + 1) % others.length]!
}

/** A public answer that is the same for all. */
const open = (send?: Case['send']): Case[] => [{ opens: all, ...(send && { send }) }]
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

export const table: Record<string, Case[]> = {
  ...Object.fromEntries(LISTS.map((list) => [`get /selects/${list}.json`, open()])),
  'get /selects/{state}/cities_react.json': open(() => ({ state: 'SP' })),
  'get /selects/{main_education_type}/ies_periods.json': open(() => ({ main_education_type: 'college' })),
  'get /selects/{university}/courses_react.json': open(() => ({ university: '1' })),
  'get /selects/{universityId}/university_tree.json': open(() => ({ universityId: '1' })),
  'get /selects/{id}/children_react.json': open(() => ({ id: '1' })),
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
  'get /api/features.json': open(),
  'get /v1/ies/{display_name}': open(() => ({ display_name: 'universidade-horizonte' })),
  'get /termos.pdf': open(),
  'get /robots.txt': open(),
  'get /sitemap.xml': open(),
  'get /sitemaps/{file}': open(() => ({ file: 'paginas.xml' })),
  'get /vagas.atom': open(),
  'get /vagas.xml': open(),
  'get /v1/openapi.json': open(),
  'get /v1/docs': open(),
  'get /v1/postal_codes/{zipcode}': open(() => ({ zipcode: 'x' })),

  // Only a signed address opens a private file, whoever asks; of what exists it tells nothing.
  'get /files/{id}': [
    {
      what: 'a private file',
      send: ({ belongings }) => ({ id: belongings.files.private, ...FORGED }),
      opens: nobody,
      closed: 403,
    },
    {
      what: 'a public one',
      send: ({ belongings }) => ({ id: belongings.files.public, ...FORGED }),
      opens: nobody,
      closed: 403,
    },
    { what: 'no file', send: () => ({ id: SOME_ID, ...FORGED }), opens: nobody, closed: 403 },
  ],
  'get /files/public/{id}': [
    { what: 'a public file', send: ({ belongings }) => ({ id: belongings.files.public }), opens: all },
    { what: 'a private one', send: ({ belongings }) => ({ id: belongings.files.private }), opens: nobody },
    { what: 'no file', send: () => ({ id: SOME_ID }), opens: nobody },
  ],

  'post /oauth/token': open(() => ({
    grant_type: 'password',
    username: 'x@y.example',
    password: 'x',
    user_type: 'User',
  })),
  'post /oauth/revoke': open(() => ({ token: 'none' })),
  'post /v1/contact_messages': [{ send: () => ({ contact: {} }), opens: withFeature('SUPPORT') }],
  'get /v1/site_links': open(),
  'get /v1/operator/settings': [{ opens: operator }],
  'put /v1/operator/settings': [{ send: () => ({ settings: {} }), opens: operator }],
  'get /v1/session': [{ opens: signedIn }],
  'get /v1/sessions': [{ opens: signedIn }],
  'delete /v1/sessions': [{ opens: signedIn }],
  'delete /v1/sessions/{id}': [
    {
      what: 'a session of somebody else',
      send: ({ person, people, belongings }) => ({ id: belongings.sessions[nextTo(person, people).name] }),
      opens: nobody,
    },
    { what: 'no session', send: () => ({ id: SOME_ID }), opens: nobody },
    {
      what: 'another session of theirs',
      send: ({ person, belongings }) => ({ id: belongings.sessions[person.name] ?? SOME_ID }),
      opens: signedIn,
    },
  ],

  'post /v1/profile/registrations': open(() => ({ user: {} })),
  'post /v1/profile/email_confirmations': open(() => ({ token: 'none' })),
  'post /v1/profile/password_recoveries': open(() => ({ email: 'x@y.example', user_type: 'User' })),
  'post /v1/profile/link_checks': open(() => ({ token: 'none' })),
  'put /v1/profile/passwords': open(() => ({ token: 'none', password: 'Ponte@2027' })),
  'post /v1/profile/invitation_refusals': open(() => ({ token: 'none' })),
  'post /v1/profile/email_confirmation_letters': [{ opens: signedIn }],
  'get /v1/profile/login': [{ opens: signedIn }],
  'put /v1/profile/login': [{ send: () => ({ login: { current_password: 'x' } }), opens: signedIn }],
  'post /v1/profile/two_factor': [{ opens: signedIn }],
  'post /v1/profile/two_factor/activation': [{ send: WRONG_PROOF, opens: signedIn }],
  'post /v1/profile/two_factor/deactivation': [{ send: WRONG_PROOF, opens: signedIn }],
  'post /v1/profile/two_factor/recovery_codes': [{ send: WRONG_PROOF, opens: signedIn }],
  'post /v1/profile/company_managers/check_password': [
    { send: () => ({ current_password: 'x' }), opens: withFeature('PASSWORD') },
  ],
  'put /v1/profile/company_managers/update_password': [
    { send: () => ({ current_password: 'x', password: 'Ponte@2027' }), opens: withFeature('PASSWORD') },
  ],

  ...profileCases,

  'post /v1/profile/companies/validate_company_manager_email': open(() => ({ email: 'x@y.example' })),
  'post /v1/profile/companies/validate_company_cnpj': open(() => ({ cnpj: '1' })),
  'post /v1/profile/companies': open(() => ({ company: {} })),
  'post /v1/profile/companies/claims': open(() => ({ claim: {} })),
  'post /v1/ies/{display_name}/companies': open(() => ({ display_name: 'universidade-horizonte', company: {} })),

  ...companyCases,
  ...collaboratorCases,
  ...documentCases,
  ...institutionCases,
  ...jobCases,
  ...candidatureCases,
  ...contractCases,
  ...templateCases,
  ...internshipCases,

  'get /v1/dashboard': [{ opens: withFeature('HOME') }],

  'get /v1/admin/overview': [{ opens: operator }],
  'get /v1/admin/companies': [{ opens: operator }],
  'get /v1/admin/companies/{id}': [{ send: ({ companies }) => ({ id: companies.company }), opens: operator }],
  'post /v1/admin/companies/{id}/verification': [
    { send: ({ companies }) => ({ id: companies.stranger, verification: 'verificada' }), opens: operator },
  ],
  'get /v1/admin/claims': [{ opens: operator }],
  // Let in, a refusal without a reason is refused before the claim is looked for.
  'post /v1/admin/claims/{id}/settlement': [
    { what: 'a claim', send: ({ belongings }) => ({ id: belongings.claim, accepted: false }), opens: operator },
    { what: 'no claim', send: () => ({ id: SOME_ID, accepted: true }), opens: nobody },
  ],
  'get /v1/admin/proposals': [{ opens: operator }],
  'get /v1/admin/proposals/{list}/options': [{ send: () => ({ list: 'skills', q: 'dados' }), opens: operator }],
  // Let in, a form that is wrong is refused before the proposal is looked for.
  'post /v1/admin/proposals/{list}/{id}/approval': [
    { send: () => ({ list: 'skills', id: SOME_ID, name: 'x'.repeat(201) }), opens: operator },
  ],
  'post /v1/admin/proposals/{list}/{id}/merge': [
    { send: () => ({ list: 'skills', id: SOME_ID, into: '' }), opens: operator },
  ],
  'post /v1/admin/proposals/{list}/{id}/refusal': [
    { what: 'a proposal of nobody', send: () => ({ list: 'skills', id: SOME_ID }), opens: nobody, meant: operator },
  ],
}
