// Contract templates: all who draft read the platform's; companies write their own, the operation the others.
import type { Person } from '#test/support/people.ts'
import { fileOf } from '#test/support/files/sample-files.ts'
import type { Case, World } from '#test/isolation/case.ts'
import { both, either, inPlaces, withFeature } from '#test/isolation/opens.ts'

const SOME_ID = '01900000-0000-7000-8000-000000000000'
const nobody = () => false
const operator = ({ kind }: Person) => kind === 'Operator'
const contracts = withFeature('CONTRACTS')
const own = both(contracts, inPlaces('company'))
const STALE = { lock_version: -1 }

const read = (send: object = {}): Case[] => [
  {
    what: 'the platform’s',
    send: ({ belongings }) => ({ id: belongings.templates.platform, ...send }),
    opens: either(operator, contracts),
  },
  {
    what: 'a company’s',
    send: ({ belongings }) => ({ id: belongings.templates.company, ...send }),
    opens: either(operator, own),
    meant: either(operator, contracts),
  },
  { what: 'none', send: () => ({ id: SOME_ID, ...send }), opens: nobody, meant: either(operator, contracts) },
]
const changed = (send: (given: World) => object): Case[] => [
  {
    what: 'a company’s',
    send: (given) => ({ id: given.belongings.templates.company, ...send(given) }),
    opens: own,
    meant: contracts,
  },
  {
    what: 'the platform’s',
    send: (given) => ({ id: given.belongings.templates.platform, ...send(given) }),
    opens: operator,
    meant: operator,
  },
]
const ofVersion = () => ({ number: '1', ...STALE })

export const cases: Record<string, Case[]> = {
  'get /v1/internship/templates': [{ opens: either(operator, contracts) }],
  'post /v1/internship/templates': [
    { what: 'an empty form', send: () => ({ template: {} }), opens: either(operator, contracts) },
    {
      what: 'of a company that has one',
      send: ({ companies }) => ({ template: { kind: 'tce', company_id: companies.company } }),
      opens: either(operator, own),
      meant: either(operator, contracts),
    },
  ],
  'get /v1/internship/templates/{id}': read(),
  'post /v1/internship/templates/{id}/preview': read({ values: 'usual' }),
  'post /v1/internship/templates/{id}/reading': changed(() => ({ file: fileOf('x', 'modelo.docx') })),
  'post /v1/internship/templates/{id}/preview/document': read({ values: 'usual' }),
  // The platform's has no draft, and would get one.
  'post /v1/internship/templates/{id}/versions': changed(() => ({})).slice(0, 1),
  'put /v1/internship/templates/{id}/versions/{number}': changed(() => ({
    number: '1',
    version: { body: '# T', ...STALE },
  })),
  'post /v1/internship/templates/{id}/versions/{number}/publication': changed(ofVersion),
  'post /v1/internship/templates/{id}/versions/{number}/retirement': changed(ofVersion),
}
