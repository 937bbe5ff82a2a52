// Candidatures, for candidates and companies. One candidate has applied to a job of each company.
import { profiles } from '#test/support/profile.ts'
import { addNote, showAssessment } from '#features/candidatures/wire/pipeline.ts'
import { addTemplate } from '#features/candidatures/wire/rejection-templates.ts'
import { saveAnswers, showJobQuestionnaire } from '#features/candidatures/wire/questionnaire.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import { asked, questionnaires } from '#test/support/selection/questionnaires.ts'
import type { TestApp } from '#test/support/app.ts'
import { applyTo, AT_SCHOOL, bornYearsAgo } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import type { Person, Place } from '#test/support/people.ts'
import type { Case, World } from '#test/isolation/case.ts'
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

const applicant = ({ name }: Person) => name === 'candidate'

const TEMPLATE_OF = {
  rejection_template: { name: 'Um nome', text: 'Um texto que basta para ser um modelo.', lock_version: 0 },
}

export type Received = { job: string; slug: string; candidature: string; note: string; template: string }

/** The candidate who is visible to companies is also the applicant. */
export async function candidatureOfEach(app: TestApp, people: Person[]) {
  const token = people.find(applicant)!.token!
  await profiles(app).save(token, { date_of_birth: bornYearsAgo(21), cellphone: '(31) 98765-4321', ...AT_SCHOOL })
  await app
    .ctx()
    .db.updateTable('logins')
    .set({ email_confirmed_at: new Date().toISOString() })
    .where('email', '=', 'candidate@pessoas.example')
    .execute()
  const received = {} as Record<Place, Received>
  for (const { role, place, token: writer } of people) {
    if (role !== 'Administrador' || !place) continue
    const {
      id: job,
      attributes: { slug },
    } = await newJob(app, writer!, { title: `Vaga aberta de ${place}` })
    const { id: candidature } = await applyTo(app, slug, token)
    await app.call(addNote, { id: candidature, note: { text: 'Uma anotação.' } }, writer)
    const [note] = (await app.call(showAssessment, { id: candidature }, writer)).data.attributes.notes_written
    const template = await app.call(addTemplate, TEMPLATE_OF, writer)
    received[place] = { job, slug, candidature, note: note!.id, template: template.data.id }
  }
  return received
}

const asking = { job: '', sent: '', begun: '', version: '' }

/** Two jobs of the company ask something: the candidate answered one of them, and began the other. */
export async function prepare(app: TestApp, { people }: { people: Person[] }) {
  const recruiter = () => people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!.token!
  const { token } = people.find(applicant)!
  const { jobAsking } = questionnaires(app, recruiter)
  const [sent, begun] = [await jobAsking([asked('a')]), await jobAsking([asked('a')])]
  const of = async (slug: string) => (await app.call(showJobQuestionnaire, { slug }, token)).data
  const save = async (slug: string) => {
    const { id, attributes } = await of(slug)
    const { version_id } = attributes
    await app.call(saveAnswers, { id, answer_set: { slug, version_id, answers: { a: 'x' }, lock_version: 0 } }, token)
    return { id, version_id }
  }
  const [one, other] = [await save(sent.slug), await save(begun.slug)]
  await applyTo(app, sent.slug, token!, { answers: { a: 'x' } })
  Object.assign(asking, { job: begun.slug, sent: one.id, begun: other.id, version: other.version_id })
}

const own = PLACES.map((place): Case => ({
  what: `a candidature to ${place}`,
  send: ({ received }: World) => ({ id: received[place].candidature }),
  opens: applicant,
  meant: candidate,
}))
const recruits = withFeature('JOBS')
const theirs = (place: Place): Opens => both(recruits, inTreeOf(place))
/** A template is visible to its own company only. */
const itsOwn = (place: Place): Opens => both(recruits, inPlaces(place))
/** Removing would change the world: who is allowed asks for a missing one. */
const taken = (
  place: Place,
  mine: Opens,
  what: string,
  send: (received: Received) => Record<string, unknown>,
): Case => ({
  what: `${what} of ${place}`,
  send: ({ received, person }) => ({
    ...send(received[place]),
    ...(mine(person) && { id: SOME_ID, note_id: SOME_ID }),
  }),
  opens: nobody,
  meant: recruits,
})
/** For each company's job, or its candidature; an allowed call changes nothing. */
const ofJob = (body: Record<string, unknown> = {}): Case[] => [
  ...PLACES.map((place): Case => ({
    what: `a job of ${place}`,
    send: ({ received }) => ({ id: received[place].job, ...body }),
    opens: theirs(place),
  })),
  { what: 'nothing', send: () => ({ id: SOME_ID, ...body }), opens: nobody, meant: recruits },
]
const ofCandidature = (body: Record<string, unknown> = {}): Case[] => [
  ...PLACES.map((place): Case => ({
    what: `a candidature to ${place}`,
    send: ({ received }) => ({ id: received[place].candidature, ...body }),
    opens: theirs(place),
  })),
  { what: 'nothing', send: () => ({ id: SOME_ID, ...body }), opens: nobody, meant: recruits },
]
const STALE = { move: { to: 'screening', lock_version: 999 } }
const TEMPLATE = { rejection_template: { name: '', text: '' } }
const none: Case = { what: 'no candidature', send: () => ({ id: SOME_ID }), opens: nobody, meant: candidate }

const answers = withFeature('QUESTIONNAIRE')
const STALE_ANSWERS = () => ({
  answer_set: { slug: asking.job, version_id: asking.version, answers: {}, lock_version: 999 },
})

export const cases: Record<string, Case[]> = {
  'get /v1/ats/jobs/{slug}/questionnaire': [
    { what: 'a job that asks', send: () => ({ slug: asking.job }), opens: candidate },
    { what: 'one that asks nothing', send: ({ received }) => ({ slug: received.company.slug }), opens: nobody },
  ],
  'get /v1/ats/questionnaire/answers/{id}': [
    {
      what: 'what was sent',
      send: () => ({ id: asking.sent }),
      opens: either(applicant, both(answers, inTreeOf('company'))),
      meant: either(candidate, answers),
    },
    {
      what: 'what was begun',
      send: () => ({ id: asking.begun }),
      opens: applicant,
      meant: either(candidate, answers),
    },
  ],
  'put /v1/ats/questionnaire/answers/{id}': [
    {
      what: 'what was begun',
      send: () => ({ id: asking.begun, ...STALE_ANSWERS() }),
      opens: applicant,
      meant: candidate,
    },
  ],
  'post /v1/ats/jobs/{slug}/questionnaire/files': [
    { what: 'no file', send: () => ({ slug: asking.job }), opens: candidate },
    {
      what: 'a job that has no page',
      send: ({ jobs }) => ({ slug: jobs.company, file: fileOf(pdf('x'), 'x.pdf') }),
      opens: nobody,
      meant: candidate,
    },
  ],
  'get /v1/ats/jobs/{slug}/candidature': [
    { what: 'a job on air', send: ({ received }) => ({ slug: received.company.slug }), opens: candidate },
    { what: 'a draft', send: ({ jobs }) => ({ slug: jobs.company }), opens: nobody },
  ],
  'post /v1/ats/jobs/{slug}/candidatures': [
    {
      what: 'a job on air, again or with a profile that lacks something',
      send: ({ received }) => ({ slug: received.company.slug, candidature: {} }),
      opens: candidate,
    },
    { what: 'a draft', send: ({ jobs }) => ({ slug: jobs.company, candidature: {} }), opens: nobody },
  ],
  'get /v1/ats/candidatures': [{ opens: candidate }],
  'get /v1/ats/candidatures/{id}': [...own, none],
  'post /v1/ats/candidatures/{id}/withdrawal': [
    none,
    ...PLACES.map((place): Case => ({
      what: `of another, to ${place}`,
      // The applicant's own call would withdraw it.
      send: ({ received, person }) => ({ id: applicant(person) ? SOME_ID : received[place].candidature }),
      opens: nobody,
      meant: candidate,
    })),
  ],
  'get /v1/ats/jobs/{id}/candidatures': ofJob(),
  'get /v1/ats/jobs/{id}/pipeline': ofJob(),
  'get /v1/ats/jobs/{id}/pipeline/choices': ofJob(),
  'get /v1/ats/jobs/{id}/funnel': ofJob(),
  'get /v1/ats/jobs/{id}/funnel/picture': ofJob(),
  'get /v1/ats/jobs/{id}/pipeline/changes': ofJob({ seconds: 0 }),
  'get /v1/ats/jobs/{id}/candidatures/spreadsheet': ofJob(),
  'put /v1/ats/jobs/{id}/stages': ofJob({ stages: [], lock_version: 0 }),
  'post /v1/ats/jobs/{id}/candidature_moves': ofJob({ moves: {} }),
  'get /v1/ats/candidatures/{id}/assessment': ofCandidature(),
  'get /v1/ats/candidatures/{id}/resume': ofCandidature(),
  'post /v1/ats/candidatures/{id}/moves': ofCandidature(STALE),
  // No review was requested.
  'post /v1/ats/candidatures/{id}/review': ofCandidature(),
  'post /v1/ats/candidatures/{id}/notes': ofCandidature({ note: {} }),
  'delete /v1/ats/candidatures/{id}/notes/{note_id}': PLACES.map((place) =>
    taken(place, theirs(place), 'a note', ({ candidature, note }) => ({ id: candidature, note_id: note })),
  ),
  'put /v1/ats/candidatures/{id}/rating': ofCandidature({ rating: { stars: null } }),
  'put /v1/ats/candidatures/{id}/tags': ofCandidature({ tags: [], lock_version: 0 }),
  'get /v1/ats/rejection_templates': [{ opens: recruits }],
  'post /v1/ats/rejection_templates': [{ send: () => TEMPLATE, opens: recruits }],
  'put /v1/ats/rejection_templates/{id}': [
    { what: 'no template', send: () => ({ id: SOME_ID, ...TEMPLATE_OF }), opens: nobody, meant: recruits },
    ...PLACES.map((place): Case => ({
      what: `a template of ${place}`,
      send: ({ received }) => ({
        id: received[place].template,
        rejection_template: { ...TEMPLATE_OF.rejection_template, lock_version: 999 },
      }),
      opens: itsOwn(place),
    })),
  ],
  'delete /v1/ats/rejection_templates/{id}': PLACES.map((place) =>
    taken(place, itsOwn(place), 'a template', ({ template }) => ({ id: template })),
  ),
}
