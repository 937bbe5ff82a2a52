// Contracts: visible to their parties, changed by who drafts for the company, unknown to others.
import type { Person } from '#test/support/people.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import type { Case } from '#test/isolation/case.ts'
import { both, either, inPlaces, withFeature } from '#test/isolation/opens.ts'

const SOME_ID = '01900000-0000-7000-8000-000000000000'
const nobody = () => false
const operator = ({ kind }: Person) => kind === 'Operator'
const signedIn = ({ kind }: Person) => kind !== 'Guest'
const intern = ({ name }: Person) => name === 'intern'
const SEES = (['CONTRACTS', 'DASHBOARD', 'DOCUMENTS', 'PENDING'] as const).map((feature) => withFeature(feature))
const sees = either(operator, intern, both(inPlaces('company'), either(...SEES)))
const staff = ({ kind }: Person) => kind === 'CompanyManager' || kind === 'Operator'
const staffSees = both(staff, sees)
const drafts = either(operator, both(inPlaces('company'), withFeature('CONTRACTS')))
const mayDraft = either(operator, withFeature('CONTRACTS'))
/** The only approver in this world. */
const approver = both(inPlaces('company'), ({ role }: Person) => role === 'Administrador')
/** Visible, then refused because of the step or the version. */
const STALE = { lock_version: -1 }

const seen = (send: object = {}): Case[] => [
  { send: ({ belongings }) => ({ id: belongings.envelope, ...send }), opens: sees, meant: signedIn },
  { what: 'no contract', send: () => ({ id: SOME_ID, ...send }), opens: nobody, meant: signedIn },
]
const drafted = (send: object): Case[] => [
  { send: ({ belongings }) => ({ id: belongings.envelope, ...send }), opens: drafts, meant: mayDraft },
  { what: 'no contract', send: () => ({ id: SOME_ID, ...send }), opens: nobody, meant: mayDraft },
]

const candidate = ({ kind }: Person) => kind === 'User'
const ownDraft = both(inPlaces('company'), withFeature('CONTRACTS'))
const folder = (meant: (person: Person) => boolean, opens: (person: Person) => boolean): Case[] => [
  { send: ({ belongings }) => ({ id: belongings.internship }), opens, meant },
  { what: 'no folder', send: () => ({ id: SOME_ID }), opens: nobody, meant },
]

/** An unknown link gives nothing to anybody. */
const anybody = (send: object): Case[] => [{ send: () => ({ ...send }), opens: nobody, meant: () => true }]

const contracts = withFeature('CONTRACTS')
const SCHOOL = '/v1/admin/institutions/{id}/contract_settings'
const PEOPLE = '/v1/admin/institutions/{id}/attorneys'
const RULES = '/v1/internship/contract_settings/{company_id}'
/** Incomplete once admitted. */
const EMPTY = { settings: {} }
const ATTORNEY = { attorney: {} }

export const cases: Record<string, Case[]> = {
  'post /v1/internship/signing_invitations': anybody({ token: 'none' }),
  'post /v1/internship/signing_invitations/renewal': [{ send: () => ({ token: 'none' }), opens: () => true }],
  'post /v1/internship/signing_invitations/documents': anybody({ token: 'none' }),
  'post /v1/internship/signing_sessions/codes': anybody({ token: 'none' }),
  'post /v1/internship/signing_sessions': anybody({ token: 'none', code: '000000' }),
  'post /v1/internship/signing_sessions/desk': [
    { send: () => ({ session: 'none', step_id: SOME_ID }), opens: () => true },
  ],
  'post /v1/internship/signing_sessions/signatures': [{ send: () => ({ session: 'none' }), opens: () => true }],
  'post /v1/internship/signing_sessions/refusals': [{ send: () => ({ session: 'none' }), opens: () => true }],
  'post /v1/internship/signing_sessions/views': [{ send: () => ({ session: 'none' }), opens: () => true }],
  'post /v1/internship/docusign_events': [
    { what: 'told without an HMAC', send: () => ({}), opens: nobody, meant: () => true, closed: 401 },
  ],
  'post /v1/internship/signing_invitations/mistakes': anybody({ token: 'none' }),
  'post /v1/internship/signing_sessions/delegations': [{ send: () => ({ session: 'none' }), opens: () => true }],
  'post /v1/internship/envelopes/{id}/steps/{step_id}/reminders': drafted({ step_id: SOME_ID, ...STALE }),
  'put /v1/internship/envelopes/{id}/steps/{step_id}/address': drafted({ step_id: SOME_ID, ...STALE }),
  'post /v1/internship/envelopes/{id}/steps/{step_id}/paper': drafted({ step_id: SOME_ID, ...STALE }),
  'get /v1/verifications/{code}': [
    { what: 'no code', send: () => ({ code: 'PT-0000-0000' }), opens: nobody, meant: () => true },
  ],
  'post /v1/verifications': [
    { what: 'no hash of ours', send: () => ({ sha256: '0'.repeat(64) }), opens: nobody, meant: () => true },
  ],
  'get /v1/internship/folders/{id}/preview': folder(mayDraft, drafts),
  'get /v1/internship/folders/{id}/timeline': folder(
    either(withFeature('CONTRACTS'), candidate),
    either(ownDraft, intern),
  ),
  'patch /v1/internship/envelopes/{id}/facts': drafted({ facts: {} }),
  'get /v1/internship/envelopes/owned': [{ opens: signedIn }],
  'get /v1/internship/envelopes/{id}/review': [
    { send: ({ belongings }) => ({ id: belongings.envelope }), opens: staffSees, meant: staff },
    { what: 'no contract', send: () => ({ id: SOME_ID }), opens: nobody, meant: staff },
  ],
  'get /v1/internship/approvals': [{ opens: approver }],
  'post /v1/internship/approvals': [{ what: 'no contract', send: () => ({ ids: [SOME_ID] }), opens: approver }],
  'get /v1/internship/approvals/people': [{ opens: approver }],
  'get /v1/internship/approvals/substitutes': [{ opens: approver }],
  'post /v1/internship/approvals/substitutes': [
    {
      what: 'somebody who works elsewhere',
      send: () => ({ substitute: { substitute_id: SOME_ID, from_day: '2099-01-01', until_day: '2099-01-02' } }),
      opens: approver,
    },
  ],
  'delete /v1/internship/approvals/substitutes/{id}': [
    { what: 'nobody’s', send: () => ({ id: SOME_ID }), opens: nobody, meant: approver },
  ],
  'get /v1/internship/envelopes/counts': [
    { opens: ({ kind }: Person) => kind === 'User' || kind === 'CompanyManager' },
  ],
  'get /v1/internship/envelopes/waiting': [{ opens: operator }],
  'get /v1/internship/documents': [{ opens: withFeature('DOCUMENTS') }],
  'get /v1/internship/folders/{id}/papers/{paper_id}': [
    {
      what: 'no paper',
      send: ({ belongings }) => ({ id: belongings.internship, paper_id: SOME_ID }),
      opens: nobody,
      meant: withFeature('DOCUMENTS'),
    },
  ],
  'get /v1/internship/envelopes/{id}/uploads/{upload_id}': [
    {
      what: 'no upload',
      send: ({ belongings }) => ({ id: belongings.envelope, upload_id: SOME_ID }),
      opens: nobody,
      meant: signedIn,
    },
  ],
  'get /v1/internship/envelopes/dashboard': [{ opens: withFeature('CONTRACTS') }],
  'post /v1/internship/envelopes': [
    { what: 'an empty form', send: () => ({ envelope: {} }), opens: mayDraft },
    {
      what: 'somebody else’s intern',
      send: ({ belongings }) => ({ envelope: { internship_id: belongings.internship, kind: 'tce' } }),
      opens: drafts,
      meant: mayDraft,
    },
  ],
  'get /v1/internship/envelopes/{id}': seen(),
  'patch /v1/internship/envelopes/{id}': seen({ envelope: { event: 'nothing' } }),
  'get /v1/internship/envelopes/{id}/history': seen(),
  'get /v1/internship/envelopes/{id}/document': seen({ version: 1 }),
  'get /v1/internship/envelopes/{id}/paper': seen({ version: 1 }),
  'post /v1/internship/envelopes/{id}/sending': drafted(STALE),
  'post /v1/internship/envelopes/{id}/versions': drafted(STALE),
  'post /v1/internship/envelopes/{id}/sealing': [
    { what: 'one that is not being sealed', send: ({ belongings }) => ({ id: belongings.envelope }), opens: operator },
    { what: 'no contract', send: () => ({ id: SOME_ID }), opens: nobody, meant: operator },
  ],
  'post /v1/internship/envelopes/{id}/cancellation': drafted(STALE),
  'post /v1/internship/envelopes/{id}/upload_base': drafted({
    envelope: { filled_archives: [fileOf(pdf(), 'x.pdf')] },
  }),
  'post /v1/internship/envelopes/{id}/upload': drafted({ envelope: { signed_document: fileOf(pdf(), 'x.pdf') } }),
  [`get ${RULES}`]: [
    { send: ({ companies }) => ({ company_id: companies.company }), opens: drafts, meant: mayDraft },
    { what: 'no company', send: () => ({ company_id: 'x' }), opens: nobody, meant: mayDraft },
  ],
  [`put ${RULES}`]: [{ send: ({ companies }) => ({ company_id: companies.company, ...EMPTY }), opens: contracts }],
  [`get ${SCHOOL}`]: [
    { what: 'a school of the register', send: () => ({ id: '1' }), opens: operator },
    { what: 'no institution', send: () => ({ id: '0' }), opens: nobody, meant: operator },
  ],
  [`put ${SCHOOL}`]: [{ what: 'a school of the register', send: () => ({ id: '1', ...EMPTY }), opens: operator }],
  [`get ${RULES}/attorneys`]: [
    {
      send: ({ companies }) => ({ company_id: companies.company }),
      opens: both(contracts, inPlaces('company')),
      meant: contracts,
    },
  ],
  [`post ${RULES}/attorneys`]: [
    { send: ({ companies }) => ({ company_id: companies.company, ...ATTORNEY }), opens: contracts },
  ],
  [`delete ${RULES}/attorneys/{attorney_id}`]: [
    {
      send: ({ companies }) => ({ company_id: companies.company, attorney_id: SOME_ID }),
      opens: nobody,
      // Of another company nobody finds anything, whatever the role.
      meant: both(
        contracts,
        ({ role, place }) => place !== 'company' || role === 'Administrador' || role === 'Departamento Pessoal',
      ),
    },
  ],
  [`get ${PEOPLE}`]: [{ what: 'a school of the register', send: () => ({ id: '1' }), opens: operator }],
  [`post ${PEOPLE}`]: [{ what: 'a school of the register', send: () => ({ id: '1', ...ATTORNEY }), opens: operator }],
  [`delete ${PEOPLE}/{attorney_id}`]: [
    { what: 'nobody listed', send: () => ({ id: '1', attorney_id: SOME_ID }), opens: nobody, meant: operator },
  ],
}
