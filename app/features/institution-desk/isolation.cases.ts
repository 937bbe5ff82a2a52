// The desk of an institution's people: whoever asks gets the same answer, and a guess opens nothing.
import type { Case } from '#test/isolation/case.ts'
import { all, nobody, SOME_ID } from '#test/isolation/opens.ts'

const guess = (send: object): Case[] => [
  { what: 'a guess', send: () => ({ ...send }), opens: nobody, meant: all, closed: 404 },
]
/** A session that was never opened is over. */
const over = (send: object = {}): Case[] => [{ send: () => ({ session: 'none', ...send }), opens: all }]
const STATEMENT = { internship_id: SOME_ID, about: 'assessment_weeks', weeks: [], said_by: 'Célia Vaz' }

export const cases: Record<string, Case[]> = {
  'post /v1/institution_desk/links': [{ send: () => ({ email: 'ninguem@x.example' }), opens: all }],
  'post /v1/institution_desk/links/renewal': [{ send: () => ({ token: 'none' }), opens: all }],
  'post /v1/institution_desk/invitations': guess({ token: 'none' }),
  'post /v1/institution_desk/codes': guess({ token: 'none' }),
  'post /v1/institution_desk/sessions': guess({ token: 'none', code: '000000' }),
  'post /v1/institution_desk': over(),
  'post /v1/institution_desk/documents': over({ step_id: SOME_ID }),
  'post /v1/institution_desk/weeks': over({ statement: STATEMENT }),
}
