// Interviews: a company that recruits, people to invite, and times to offer. The clock stands on a Monday morning.
import * as wire from '#features/agenda/wire/interviews.ts'
import * as invites from '#features/agenda/wire/invites.ts'
import type { RoleName } from '#wire/person/roles.ts'
import type { Sent } from '#wire/endpoint.ts'
import type { TestApp } from '../app.ts'
import { applyTo, readyCandidate } from '../candidatures.ts'
import { newJob } from '../jobs.ts'
import { staySignedIn } from '../life.ts'
import { everybody, type Place } from '../people.ts'
import type { ProfileSent } from '../profile.ts'

/** 09:00 in Brasília, Monday. */
export const START = '2027-03-08T12:00:00Z'
/** An hour in Brasília, days after the start. */
export const at = (days: number, time: string) => {
  const day = new Date(Date.parse('2027-03-08T00:00:00Z') + days * 86_400_000).toISOString().slice(0, 10)
  return new Date(`${day}T${time}:00-03:00`).toISOString()
}

export type Agenda = Awaited<ReturnType<typeof agendaWorld>>
type Offer = Partial<Sent<typeof wire.offerInterviews>['interview']>

export async function agendaWorld(app: TestApp) {
  app.at(START)
  const { people, companies } = await everybody(app)
  const of = (role: RoleName, place: Place = 'company') =>
    people.find((one) => one.role === role && one.place === place)!
  const recruiter = of('Recrutador')
  const token = recruiter.token!
  const open = (changes: Parameters<typeof newJob>[2] = {}) =>
    newJob(app, token, { closes_at: '30/04/2027', ...changes })
  const job = await open()
  await staySignedIn(app)

  /** Who has applied, and the candidature. */
  async function applicant(profile: ProfileSent = {}, to = job) {
    const person = await readyCandidate(app, profile)
    await staySignedIn(app)
    const { id } = await applyTo(app, to.attributes.slug, person.token)
    return { ...person, candidature: id }
  }
  type Applicant = Awaited<ReturnType<typeof applicant>>

  const form = (candidatures: string[], more: Offer = {}) => ({
    interview: {
      candidature_ids: candidatures,
      kind: 'video' as const,
      place: 'https://chamada.example/sala',
      zone: 'America/Sao_Paulo' as const,
      minutes: 30,
      interviewer_ids: [recruiter.manager_id!],
      slots: [at(1, '14:00'), at(2, '14:00'), at(3, '14:00')],
      answer_by: '11/03/2027',
      ...more,
    },
  })
  /** Offered to these people: their interviews in their order. */
  async function offer(to: Applicant[], more: Offer = {}, by = token, key?: string) {
    const sent = form(
      to.map(({ candidature }) => candidature),
      more,
    )
    const { data } = (await app.call(wire.offerInterviews, sent, by, key)).collection
    return to.map((one) => data.find(({ attributes }) => attributes.candidature_id === one.candidature)!)
  }
  const mine = async ({ token }: Applicant, id: string) =>
    (await app.call(invites.showInvite, { id }, token)).data.attributes
  const theirs = async (id: string, by = token) => (await app.call(wire.showInterview, { id }, by)).data.attributes
  const confirm = (person: Applicant, id: string, slot_id: string, key?: string) =>
    app.call(invites.confirmInvite, { id, confirmation: { slot_id } }, person.token, key)
  const reschedule = (person: Applicant, id: string, rescheduling: object) =>
    app.call(invites.rescheduleInvite, { id, rescheduling }, person.token)
  /** Agreed on at the first of the offered times. */
  async function agreed(person: Applicant, more: Offer = {}) {
    const [made] = await offer([person], more)
    const id = made!.id
    await confirm(person, id, made!.attributes.slots[0]!.id)
    return id
  }
  /** All that a company says of an interview, with changes. */
  async function change(id: string, more: object = {}) {
    const of = await theirs(id)
    const interview = {
      kind: of.kind,
      place: of.place,
      message: of.message,
      zone: of.zone,
      minutes: of.minutes,
      interviewer_ids: of.interviewers.map((one) => one.id),
      lock_version: of.lock_version,
      ...more,
    }
    return app.call(wire.changeInterview, { id, interview }, token)
  }
  const cancel = (id: string) =>
    app.call(wire.cancelInterview, { id, cancellation: { reason: 'A sala ficou ocupada.' } }, token)

  return {
    people,
    companies,
    of,
    recruiter,
    job,
    open,
    applicant,
    form,
    offer,
    mine,
    theirs,
    confirm,
    reschedule,
    agreed,
    change,
    cancel,
  }
}
