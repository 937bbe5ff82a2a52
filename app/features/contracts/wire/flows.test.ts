import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FlowFacts, flowOf } from './flows.ts'

const FACTS: FlowFacts = {
  kind: 'tce',
  contract_type: 'digital',
  guardians: 0,
  review: true,
  approval: true,
  signers: ['company', 'intern', 'guardian', 'institution'],
  institution_signs_last: true,
  own_base: false,
}
const flow = (changes: Partial<FlowFacts>) =>
  flowOf({ ...FACTS, ...changes })
    .map(({ target, kind }) => `${target} ${kind}`)
    .join(', ')

test('digital: reviewed, approved, signed by company, intern and institution', () => {
  assert.equal(
    flow({}),
    'walljobs review, approver approval, company signature, intern signature, institution signature',
  )
})

test('each guardian of a minor signs after the intern', () => {
  assert.match(flow({ guardians: 2 }), /intern signature, guardian signature, guardian signature, institution/)
})

test('analogic: a base, one upload of what all signed by hand, and a check', () => {
  assert.equal(flow({ contract_type: 'analogic' }), 'company upload_base, everybody upload, walljobs upload_review')
})

test('hybrid: the institution signs on paper', () => {
  assert.equal(
    flow({ contract_type: 'hybrid' }),
    'company signature, intern signature, institution upload, walljobs upload_review',
  )
})

test('steps can be switched off and signers reordered, but nobody whom the law names is left out', () => {
  assert.equal(
    flow({ review: false, approval: false, signers: ['intern'], institution_signs_last: false }),
    'intern signature, company signature, institution signature',
  )
  assert.match(flow({ signers: ['institution', 'company', 'intern', 'guardian'] }), /institution signature$/)
})

test('a report is signed by intern, supervisor and institution', () => {
  assert.match(flow({ kind: 'relatorio' }), /intern signature, supervisor signature, institution signature$/)
})

test('a new supervisor confirms first; the institution that is left signs before the new one', () => {
  const amends = { kind: 'aditivo', new_supervisor: true, former_institution: true } as const
  assert.equal(
    flow({ ...amends, review: false, approval: false }),
    'new_supervisor signature, company signature, intern signature, ' +
      'former_institution signature, institution signature',
  )
  assert.match(flow({ ...amends, contract_type: 'hybrid' }), /intern signature, institution upload, walljobs/)
})
