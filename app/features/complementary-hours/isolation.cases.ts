import type { Case } from '#test/isolation/case.ts'
import { candidate, nobody, ofNobody, operator } from '#test/isolation/opens.ts'

const CERTIFICATE = {
  category: 'course',
  title: 'x',
  issuer: 'x',
  hours: 1,
  finished_on: '01/01/2020',
  lock_version: 0,
}

export const cases: Record<string, Case[]> = {
  'get /v1/profile/complementary_hours': [{ opens: candidate }],
  'get /v1/profile/complementary_hours/totals': [{ opens: candidate }],
  'get /v1/profile/complementary_hours/statement': [{ opens: candidate }],
  'post /v1/profile/complementary_hours': [{ send: () => ({ certificate: {} }), opens: candidate }],
  'put /v1/profile/complementary_hours/{id}': [
    { what: 'an empty form', send: ofNobody({ certificate: {} }), opens: candidate },
    { what: 'a certificate that is not there', send: ofNobody({ certificate: CERTIFICATE }), opens: nobody },
    {
      what: 'somebody else’s certificate',
      send: ({ belongings }) => ({ id: belongings.certificate, certificate: CERTIFICATE }),
      opens: nobody,
    },
  ],
  'delete /v1/profile/complementary_hours/{id}': [
    {
      what: 'somebody else’s',
      send: ({ belongings }) => ({ id: belongings.certificate }),
      opens: nobody,
      meant: candidate,
    },
    { what: 'no certificate', send: ofNobody(), opens: nobody, meant: candidate },
  ],
  'get /v1/admin/institutions/{id}/hour_caps': [
    { what: 'an institution that is not there', send: () => ({ id: '0' }), opens: nobody, meant: operator },
  ],
  'put /v1/admin/institutions/{id}/hour_caps': [
    {
      what: 'a category that is not there',
      send: () => ({ id: '0', hour_caps: { x: -1 }, lock_version: 0 }),
      opens: operator,
    },
    {
      what: 'an institution that is not there',
      send: () => ({ id: '0', hour_caps: {}, lock_version: 0 }),
      opens: nobody,
    },
  ],
}
