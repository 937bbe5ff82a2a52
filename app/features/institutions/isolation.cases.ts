// Partners and enrolment lists belong to the operation.
import type { Case } from '#test/isolation/case.ts'
import { nobody, open, operator } from '#test/isolation/opens.ts'

const AT = '/v1/admin/institutions'
const NONE = { id: '0' }

const ofList: Case[] = [
  { what: 'a school without an agreement', send: () => ({ id: '1', file: 'x' }), opens: operator },
  { what: 'no institution', send: () => ({ ...NONE, file: new File(['cpf'], 'x.csv') }), opens: nobody },
]

export const cases: Record<string, Case[]> = {
  [`get ${AT}`]: [{ opens: operator }],
  [`get ${AT}/{id}`]: [
    { what: 'a school of the register', send: () => ({ id: '1' }), opens: operator },
    { what: 'no institution', send: () => NONE, opens: nobody },
  ],
  // Allowed: refused for a missing name, and as stale.
  [`post ${AT}`]: [{ send: () => ({ institution: {} }), opens: operator }],
  [`put ${AT}/{id}`]: [
    {
      what: 'a school of the register',
      send: () => ({ id: '1', institution: { lock_version: 999 } }),
      opens: operator,
    },
    { what: 'no institution', send: () => ({ ...NONE, institution: {} }), opens: nobody },
  ],
  // Allowed: refused for a missing address, and an empty list.
  [`put ${AT}/{id}/partner`]: [
    { what: 'a school of the register', send: () => ({ id: '1', partner: {} }), opens: operator },
    { what: 'no institution', send: () => ({ ...NONE, partner: { display_name: 'ninguem' } }), opens: nobody },
  ],
  [`post ${AT}/{id}/enrolment_lists/check`]: ofList,
  [`post ${AT}/{id}/enrolment_lists`]: ofList,
  'get /selects/{university}/courses_react.json': open(() => ({ university: '1' })),
  'get /selects/{universityId}/university_tree.json': open(() => ({ universityId: '1' })),
  'get /selects/{id}/children_react.json': open(() => ({ id: '1' })),
  'get /v1/ies/{display_name}': open(() => ({ display_name: 'universidade-horizonte' })),
}
