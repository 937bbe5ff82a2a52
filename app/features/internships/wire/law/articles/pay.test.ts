import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judged, stands } from '#test/support/law/lawful-terms.ts'

const OBLIGATORY = { internship_type: 'mandatory' } as const
const FREE = { stipend: null, transport_kind: null, transport_allowance: null }

stands('L11788.12', {
  passes: [
    ['a cent', { stipend: '0.01' }],
    ['a card', { transport_kind: 'card', transport_allowance: null }],
    ["the company's own transport", { transport_kind: 'company_transport', transport_allowance: null }],
    ['an allowance whose kind nobody tells', { transport_kind: null }],
    ['nothing, where the internship is obligatory', { ...OBLIGATORY, ...FREE }],
  ],
  refused: [
    ['a stipend of zero', { stipend: '0.00' }],
    ['a blank stipend', { stipend: '' }],
    ['no transport', { transport_kind: null, transport_allowance: null }],
    ['a transport of zero', { transport_allowance: '0.00' }],
    ['money that nobody counts', { transport_allowance: null }],
  ],
})

stands('L11788.2', { passes: [['obligatory', OBLIGATORY]], refused: [['neither', { internship_type: null }]] })

const BY_SCHOOL = { insured_by: 'institution', insurer: null, policy: null, insured_amount: null } as const
stands('L11788.9.IV', {
  passes: [
    ['by the company', { insured_by: 'company' }],
    ['by the institution, where it is obligatory', { ...OBLIGATORY, ...BY_SCHOOL }],
  ],
  refused: [
    ['no insurer', { insurer: '' }],
    ['no policy', { policy: null }],
    ['no amount', { insured_amount: '0.00' }],
    ['by the institution, where it is not obligatory', { insured_by: 'institution' }],
    ['by the company, obligatory, without a policy', { ...OBLIGATORY, policy: null }],
  ],
})

test('only who takes the insurance can be mended by itself', () => {
  assert.deepEqual(judged({ insured_by: 'institution' })[0]!.fix, {
    label: 'A empresa contrata o seguro',
    changes: { insured_by: 'company' },
  })
  assert.equal(judged({ policy: null })[0]!.fix, undefined)
})

test('each names its own field', () => {
  const fields = judged({ stipend: null, transport_kind: null, transport_allowance: null, insurer: null }).map(
    ({ field }) => field,
  )
  assert.deepEqual(fields, ['insurer', 'stipend', 'transport_kind'])
})
