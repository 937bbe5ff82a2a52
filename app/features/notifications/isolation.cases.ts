import type { Case } from '#test/isolation/case.ts'
import { candidate } from '#test/isolation/opens.ts'

export const cases: Record<string, Case[]> = {
  'get /v1/profile/message_preferences': [{ opens: candidate }],
  'put /v1/profile/message_preferences': [{ send: () => ({ message_preferences: {} }), opens: candidate }],
  'get /v1/profile/news': [{ opens: candidate }],
  'get /v1/profile/news/all': [{ opens: candidate }],
  'post /v1/profile/news/reading': [{ opens: candidate }],
  'post /v1/message_unsubscriptions/{token}': [
    { what: 'a token that nobody signed', send: () => ({ token: 'none' }), opens: () => false },
  ],
}
