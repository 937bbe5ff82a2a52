// Evaluations: the intern's own, and those of a company's interns by who keeps papers or supervises.
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import type { Case } from '#test/isolation/case.ts'
import {
  both,
  candidate,
  either,
  inPlaces,
  inTreeOf,
  nobody,
  PLACES,
  SOME_ID,
  withFeature,
} from '#test/isolation/opens.ts'

const evaluates = withFeature('EVALUATION')
const seen = either(candidate, evaluates)
const EVALUATION = { score_1: 1, score_2: 1, score_3: 1 }

const ofNone = (meant: Case['opens'], send: object = {}): Case[] => [
  { what: 'no evaluation', send: () => ({ uuid: SOME_ID, ...send }), opens: nobody, meant },
]
const intern: Case['opens'] = ({ name }) => name === 'intern'
/** Nobody of the company supervises it: only who keeps the papers. */
const keeps = both(inPlaces('company'), ({ role }) => role === 'Administrador' || role === 'Departamento Pessoal')
/** A window of an internship in the company: what each side says of the other. */
const opened = (send: object = {}): Case[] => [
  {
    what: 'what an intern says',
    send: ({ belongings }) => ({ uuid: belongings.evaluations.intern, ...send }),
    opens: intern,
    meant: seen,
  },
  {
    what: 'what a supervisor says',
    send: ({ belongings }) => ({ uuid: belongings.evaluations.supervisor, ...send }),
    opens: keeps,
    meant: seen,
  },
]
const received: Case[] = [
  { opens: evaluates },
  ...PLACES.map((place): Case => ({
    what: `of ${place}`,
    send: ({ companies }) => ({ company_id: companies[place] }),
    opens: both(evaluates, inTreeOf(place)),
    meant: evaluates,
  })),
]
const byLink = (send: object): Case[] => [
  { what: 'a guess', send: () => ({ token: 'none', ...send }), opens: nobody, meant: () => true },
]

export const cases: Record<string, Case[]> = {
  'get /v1/internship/evaluations/owned': [{ opens: seen }],
  'get /v1/internship/evaluations/received': received,
  'get /v1/internship/evaluations/received/sheet': received,
  'get /v1/internship/evaluations/{uuid}': [...ofNone(seen), ...opened()],
  'put /v1/internship/evaluations/{uuid}': [...ofNone(seen, { evaluation: EVALUATION }), ...opened({ evaluation: {} })],
  'post /v1/internship/evaluations/{uuid}/paper': ofNone(seen, { evaluation: { file: fileOf(pdf(), 'x.pdf') } }),
  'post /v1/internship/evaluations/{uuid}/reading': ofNone(candidate, { evaluation: { typed_name: 'Alguém' } }),
  'post /v1/internship/evaluation_links': byLink({}),
  'post /v1/internship/evaluation_links/answers': byLink({ evaluation: EVALUATION }),
  'post /v1/internship/evaluation_links/renewal': [{ send: () => ({ token: 'none' }), opens: () => true }],
}
