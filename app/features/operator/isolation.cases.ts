import type { Case } from '#test/isolation/case.ts'
import { SOME_ID, nobody, operator } from '#test/isolation/opens.ts'

export const cases: Record<string, Case[]> = {
  'get /v1/admin/overview': [{ opens: operator }],
  'get /v1/admin/queue': [{ opens: operator }],
  'get /v1/admin/search': [{ send: () => ({ q: 'demo' }), opens: operator }],
  'get /v1/admin/companies': [{ opens: operator }],
  'get /v1/admin/companies/{id}': [{ send: ({ companies }) => ({ id: companies.company }), opens: operator }],
  'post /v1/admin/companies/{id}/verification': [
    { send: ({ companies }) => ({ id: companies.stranger, verification: 'verificada' }), opens: operator },
  ],
  'get /v1/admin/claims': [{ opens: operator }],
  // Allowed: refused for a missing reason before the claim is looked up.
  'post /v1/admin/claims/{id}/settlement': [
    { what: 'a claim', send: ({ belongings }) => ({ id: belongings.claim, accepted: false }), opens: operator },
    { what: 'no claim', send: () => ({ id: SOME_ID, accepted: true }), opens: nobody },
  ],
  'get /v1/admin/proposals': [{ opens: operator }],
  'get /v1/admin/proposals/{list}/options': [{ send: () => ({ list: 'skills', q: 'dados' }), opens: operator }],
  // Allowed: refused for an invalid form before the proposal is looked up.
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
