import type { Case } from '#test/isolation/case.ts'
import { SOME_ID, all, nobody } from '#test/isolation/opens.ts'

const FORGED = { expires: 1, signature: 'x' }

export const cases: Record<string, Case[]> = {
  // Only a signed address opens a private file; others get no hint that it exists.
  'get /files/{id}': [
    {
      what: 'a private file',
      send: ({ belongings }) => ({ id: belongings.files.private, ...FORGED }),
      opens: nobody,
      closed: 403,
    },
    {
      what: 'a public one',
      send: ({ belongings }) => ({ id: belongings.files.public, ...FORGED }),
      opens: nobody,
      closed: 403,
    },
    { what: 'no file', send: () => ({ id: SOME_ID, ...FORGED }), opens: nobody, closed: 403 },
  ],
  'get /files/public/{id}': [
    { what: 'a public file', send: ({ belongings }) => ({ id: belongings.files.public }), opens: all },
    { what: 'a private one', send: ({ belongings }) => ({ id: belongings.files.private }), opens: nobody },
    { what: 'no file', send: () => ({ id: SOME_ID }), opens: nobody },
  ],
}
