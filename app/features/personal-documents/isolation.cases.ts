// A candidate's papers. Somebody else's are not found: those of a person of the demonstration, since nobody here has
// any.
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import type { Case } from '#test/isolation/case.ts'
import { candidate, nobody, ofNobody, operator } from '#test/isolation/opens.ts'

export const cases: Record<string, Case[]> = {
  'get /v1/profile/documents': [{ opens: candidate }],
  'get /v1/profile/document_categories': [{ opens: candidate }],
  'post /v1/profile/documents': [{ send: () => ({ document: {} }), opens: candidate }],
  // An allowed call without a file is refused before the document is looked up.
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
