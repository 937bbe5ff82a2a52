// The life of an internship: read by its company and its intern, changed by who keeps the company's contracts.
import type { Case } from '#test/isolation/case.ts'
import { both, candidate, either, inPlaces, nobody, type Opens, SOME_ID, withFeature } from '#test/isolation/opens.ts'

const contracts = withFeature('CONTRACTS')
const company = both(inPlaces('company'), contracts)
const intern: Opens = ({ name }) => name === 'intern'

const ofFolder = (send: object, opens: Opens, meant: Opens): Case[] => [
  { send: ({ belongings }) => ({ id: belongings.running, ...send }), opens, meant },
  { what: 'no folder', send: () => ({ id: SOME_ID, ...send }), opens: nobody, meant },
]
const readers = either(contracts, candidate)
/** Visible, then refused as stale. */
const OLD = { lock_version: -1 }
const read = (send: object = {}) => ofFolder(send, either(company, intern), readers)
const changed = (send: object) => ofFolder(send, company, contracts)
/** Admitted, and refused for what they tell. */
const PAST = { from: '01/01/2001', to: '02/01/2001' }
const ENDING = { last_day: '01/01/2001', reason: 'wish', initiative: 'internship_sign' }

export const cases: Record<string, Case[]> = {
  'get /v1/internship/folders/{id}/ledger': read(),
  'post /v1/internship/folders/{id}/recess': changed({ recess: PAST }),
  'post /v1/internship/folders/{id}/recess_payment': changed({}),
  'delete /v1/internship/folders/{id}/recess/{entry_id}': [
    { send: ({ belongings }) => ({ id: belongings.running, entry_id: SOME_ID }), opens: nobody, meant: contracts },
  ],
  'post /v1/internship/folders/{id}/assessment_weeks': changed({ week: { from: '01/01/2001' } }),
  'post /v1/internship/folders/{id}/certificate': changed({ certificate: {} }),
  'post /v1/internship/folders/{id}/certificate/replacement': changed({
    certificate: { code: 'PT-2222-2222', reason: 'Um erro' },
  }),
  'get /v1/internship/folders/{id}/certificate': [
    { what: 'not issued', send: ({ belongings }) => ({ id: belongings.running }), opens: nobody, meant: readers },
  ],
  'get /v1/internship/folders/{id}/report': ofFolder({}, intern, candidate),
  'patch /v1/internship/folders/{id}/report': ofFolder({ report: OLD }, intern, candidate),
  'post /v1/internship/folders/{id}/report/sending': ofFolder(OLD, intern, candidate),
  'post /v1/internship/folders/{id}/termination': changed({ termination: ENDING }),
}
