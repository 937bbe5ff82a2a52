// Interviews: the invited person's own, those of the jobs of a company and of those below it, and whoever interviews.
import * as wire from '#features/agenda/wire/interviews.ts'
import type { TestApp } from '#test/support/app.ts'
import { formatDate } from '#wire/time/date.ts'
import { today } from '#server/today.ts'
import type { Case, Room, World } from '#test/isolation/case.ts'
import {
  both,
  candidate,
  either,
  inPlaces,
  inTreeOf,
  nobody,
  type Opens,
  PLACES,
  SOME_ID,
  withFeature,
} from '#test/isolation/opens.ts'
import type { Place } from '#test/support/people.ts'

const offered = {} as Record<Place, string>
const INTERVIEWERS = ['Administrador', 'Supervisor de Estágio'] as const
const DAY_MS = 86_400_000

/** The applicant has an invite of each company; an Administrador and a supervisor interview. */
export async function interviewOfEach(app: TestApp, { people, received }: Pick<World, 'people' | 'received'>) {
  const now = Date.now()
  for (const [i, place] of PLACES.entries()) {
    const of = (role: string) => people.find((one) => one.role === role && one.place === place)!
    const sent = {
      candidature_ids: [received[place].candidature],
      kind: 'phone' as const,
      zone: 'America/Sao_Paulo' as const,
      minutes: 30,
      interviewer_ids: INTERVIEWERS.map((role) => of(role).manager_id!),
      slots: [new Date(Math.ceil(now / DAY_MS + 5 + i) * DAY_MS).toISOString()],
      answer_by: formatDate(today(new Date(now), 4)),
    }
    const { collection } = await app.call(wire.offerInterviews, { interview: sent }, of('Administrador').token)
    offered[place] = collection.data[0]!.id
  }
}

const recruits = withFeature('INTERVIEW')
const manager = withFeature('HOME')
const applicant: Opens = ({ name }) => name === 'candidate'
const theirs = (place: Place): Opens => both(recruits, inTreeOf(place))
const reads = (place: Place): Opens =>
  either(
    theirs(place),
    both(inPlaces(place), ({ role }) => role === 'Supervisor de Estágio'),
  )

const ofInvite = (send: object = {}): Case[] => [
  ...PLACES.map((place): Case => ({
    what: `an invite of ${place}`,
    send: () => ({ id: offered[place], ...send }),
    opens: applicant,
    meant: candidate,
  })),
  { what: 'no invite', send: () => ({ id: SOME_ID, ...send }), opens: nobody, meant: candidate },
]
const ofInterview = (opens: (place: Place) => Opens, meant: Opens, send: object = {}): Case[] => [
  ...PLACES.map((place): Case => ({
    what: `an interview of ${place}`,
    send: () => ({ id: offered[place], ...send }),
    opens: opens(place),
    meant,
  })),
  { what: 'no interview', send: () => ({ id: SOME_ID, ...send }), opens: nobody, meant },
]
const changed = (send: object) => ofInterview(theirs, recruits, send)
/** What these send is refused behind the door. */
const NOTHING = {}

export const cases: Record<string, Case[]> = {
  'get /v1/agenda/invites': [{ opens: candidate }],
  'get /v1/agenda/invites/{id}': ofInvite(),
  'post /v1/agenda/invites/{id}/confirmation': ofInvite({ confirmation: NOTHING }),
  'post /v1/agenda/invites/{id}/refusal': ofInvite({ refusal: NOTHING }),
  'post /v1/agenda/invites/{id}/rescheduling': ofInvite({ rescheduling: { proposals: ['never'] } }),
  'post /v1/agenda/interviews': [{ send: () => ({ interview: NOTHING }), opens: recruits }],
  'get /v1/agenda/interviews/owned': [{ opens: manager }],
  'get /v1/agenda/interviewers': [{ opens: recruits }],
  'get /v1/agenda/interviews/{id}': ofInterview(reads, manager),
  'put /v1/agenda/interviews/{id}': changed({ interview: NOTHING }),
  'post /v1/agenda/interviews/{id}/cancellation': changed({ cancellation: NOTHING }),
  'post /v1/agenda/interviews/{id}/acceptance': changed({ acceptance: NOTHING }),
  'post /v1/agenda/interviews/{id}/dismissal': changed({ dismissal: { reason: 1 } }),
  'post /v1/agenda/interviews/{id}/scorecards': ofInterview(reads, manager, { scorecard: NOTHING }),
} satisfies Room['cases']
