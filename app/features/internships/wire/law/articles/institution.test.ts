import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judged, RULES_OF_SCHOOL, stands } from '#test/support/law/lawful-terms.ts'
import type { Facts, InstitutionRules, Party } from '../facts.ts'

const kind = 'institution'
const asks = (changes: Partial<InstitutionRules>, more: Partial<Facts> = {}): Partial<Facts> => ({
  institution: { ...RULES_OF_SCHOOL, ...changes },
  ...more,
})

stands('IES.agreement', {
  kind,
  passes: [
    ['as long as the internship', {}, asks({ agreement_until: '2028-01-31' })],
    ['without an end', {}, asks({ agreement_until: null })],
  ],
  refused: [['ended before the first day', {}, asks({ agreement_until: '2027-01-31' })]],
})

test('an agreement that ends on the way is told, and refuses nothing', () => {
  const [found] = judged({}, asks({ agreement_until: '2028-01-30' }))
  assert.deepEqual([found!.rule, found!.kind, found!.field], ['IES.agreement', 'warning', 'ends_on'])
  assert.equal(found!.article, 'Regra da instituição de ensino')
  assert.equal(judged({}, asks({ agreement_until: '2027-02-01' }))[0]!.kind, 'warning')
  assert.equal(
    found!.message,
    'Convênio com Universidade Horizonte: termina em 30/01/2028, antes do último dia do estágio.',
  )
})

stands('IES.advisor', {
  kind,
  passes: [['named', {}, asks({ advisor_required: true })]],
  refused: [
    ['not named', { advisor_name: null }, asks({ advisor_required: true })],
    ['without an address', { advisor_email: null }, asks({ advisor_required: true })],
  ],
})

stands('IES.notice', {
  kind,
  passes: [
    ['ten days ahead', { starts_on: '2026-12-03' }, asks({ notice_days: 10 })],
    ['an amendment', { starts_on: '2026-11-24' }, asks({ notice_days: 10 }, { effective_on: '2026-11-23' })],
  ],
  refused: [['nine days ahead', { starts_on: '2026-12-02' }, asks({ notice_days: 10 })]],
})

test('the start is put off as far as the institution asks', () => {
  const [found] = judged({ starts_on: '2026-12-02' }, asks({ notice_days: 10 }))
  assert.deepEqual(found!.fix, { label: 'Começar em 03/12/2026', changes: { starts_on: '2026-12-03' } })
})

const BY_SCHOOL = { internship_type: 'mandatory', insured_by: 'institution' } as const
stands('IES.insurance', {
  kind,
  passes: [['it takes it', BY_SCHOOL, asks({ holds_insurance: true })]],
  refused: [['it does not', BY_SCHOOL, asks({ holds_insurance: false })]],
})

/** 'c i u': each party's signature in order, in capitals on paper. */
const PARTIES: Record<string, Party> = { c: 'company_sign', i: 'internship_sign', u: 'university_sign' }
const signing = (order: string, more: object = {}) => ({
  signing: {
    steps: order.split(' ').map((one) => ({ party: PARTIES[one.toLowerCase()]!, paper: one !== one.toLowerCase() })),
    level: 'advanced' as const,
    mix_declared: false,
    ...more,
  },
})

stands('IES.last_signer', {
  kind,
  passes: [
    ['last', {}, asks({ signs_last: true }, signing('c i u'))],
    ['wherever it likes', {}, asks({ signs_last: false }, signing('u c i'))],
  ],
  refused: [['first', {}, asks({ signs_last: true }, signing('u c i'))]],
})

stands('IES.paper', {
  kind,
  passes: [
    ['all digital', {}, asks({ paper_policy: 'digital_only' }, signing('c i u'))],
    ['all on paper', {}, asks({ paper_policy: 'all_or_nothing' }, signing('C I U'))],
    ['all digital too', {}, asks({ paper_policy: 'all_or_nothing' }, signing('c i u'))],
    ['a mix that is declared', {}, asks({ paper_policy: 'declared_mix' }, signing('c i U', { mix_declared: true }))],
    ['the company with its stamp', {}, asks({ paper_policy: 'company_only' }, signing('C i u'))],
    ['any mix where nobody asks', {}, asks({ paper_policy: null }, signing('c I u'))],
  ],
  refused: [
    ['one on paper', {}, asks({ paper_policy: 'digital_only' }, signing('c i U'))],
    ['a mix', {}, asks({ paper_policy: 'all_or_nothing' }, signing('c i U'))],
    ['a mix that nobody declared', {}, asks({ paper_policy: 'declared_mix' }, signing('c i U'))],
    ['the intern on paper', {}, asks({ paper_policy: 'company_only' }, signing('C I u'))],
  ],
})

stands('IES.level', {
  kind,
  passes: [
    ['as strong as asked', {}, asks({ minimum_level: 'advanced' }, signing('c i u'))],
    ['all on paper', {}, asks({ minimum_level: 'qualified' }, signing('C I U'))],
  ],
  refused: [['weaker', {}, asks({ minimum_level: 'qualified' }, signing('c i u'))]],
})
