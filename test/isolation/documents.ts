// A candidate's papers and hours. Somebody else's are not found: those of a person of the demonstration, since nobody here has any.
import type { Person } from '#test/support/people.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import type { Case } from './case.ts'

const SOME_ID = '01900000-0000-7000-8000-000000000000'
const CERTIFICATE = {
  category: 'course',
  title: 'x',
  issuer: 'x',
  hours: 1,
  finished_on: '01/01/2020',
  lock_version: 0,
}
const candidate = ({ kind }: Person) => kind === 'User'
const operator = ({ kind }: Person) => kind === 'Operator'
const nobody = () => false
const ofNobody =
  (more: Record<string, unknown> = {}) =>
  () => ({ id: SOME_ID, ...more })

export const documentCases: Record<string, Case[]> = {
  'get /v1/profile/documents': [{ opens: candidate }],
  'get /v1/profile/document_categories': [{ opens: candidate }],
  'post /v1/profile/documents': [{ send: () => ({ document: {} }), opens: candidate }],
  // Let in, what has no file is refused before the document is looked for.
  'post /v1/profile/documents/{id}/versions': [
    { send: ofNobody({ document: {} }), opens: candidate },
    {
      what: 'somebody else’s',
      send: ({ belongings }) => ({ id: belongings.document, document: { file: fileOf(pdf(), 'x.pdf') } }),
      opens: nobody,
    },
  ],
  'delete /v1/profile/documents/{id}': [
    {
      what: 'somebody else’s',
      send: ({ belongings }) => ({ id: belongings.document }),
      opens: nobody,
      meant: candidate,
    },
    { what: 'no document', send: ofNobody(), opens: nobody, meant: candidate },
  ],
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
  'get /v1/profile/user_infos/{id}/resume': [
    {
      what: "an intern's",
      send: ({ people }) => ({ id: people.find(({ name }) => name === 'intern')!.user_info_id }),
      opens: ({ name }) => name === 'intern',
      meant: candidate,
    },
    { what: 'nobody’s', send: ofNobody(), opens: nobody, meant: candidate },
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
  'get /v1/admin/documents': [{ opens: operator }],
  'post /v1/admin/documents/{id}/views': [
    { what: 'a paper', send: ({ belongings }) => ({ id: belongings.document_version }), opens: operator },
    { what: 'no paper', send: ofNobody(), opens: nobody },
  ],
  'post /v1/admin/documents/{id}/verdict': [
    { what: 'a refusal without a reason', send: ofNobody({ approved: false }), opens: operator },
    { what: 'a paper that is not there', send: ofNobody({ approved: true }), opens: nobody },
  ],
}
