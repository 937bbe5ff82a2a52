// Mentors with hours, and people who book them. The clock stands on a Monday morning.
import * as own from '#features/mentors/wire/bookings.ts'
import * as offered from '#features/mentors/wire/mentors.ts'
import * as desk from '#features/mentors/wire/operator-bookings.ts'
import * as wire from '#features/mentors/wire/operator-mentors.ts'
import type { Sent } from '#wire/endpoint.ts'
import { at, START } from '../agenda/interviews.ts'
import type { TestApp } from '../app.ts'
import { newCandidate } from '../candidate.ts'
import { staySignedIn } from '../life.ts'
import { newOperator } from '../operator.ts'

type MentorSent = Sent<typeof wire.createMentor>['mentor']
type Hours = Sent<typeof wire.changeHours>['hours']

export const aMentor = (changes: Partial<MentorSent> = {}): MentorSent => ({
  name: 'Dora Mentora',
  headline: 'Gerente de produto',
  area_ids: ['tecnologia-da-informacao'],
  description: 'Doze anos em tecnologia.',
  email: 'dora@mentores.example',
  link: 'https://sala.example/dora',
  minutes: 30,
  audience: 'everyone',
  published: true,
  ...changes,
})
/** Tuesdays from nine to eleven: four times of half an hour. */
export const TUESDAYS: Hours = [{ day_of_week: 3, from: '09:00', to: '11:00' }]

export async function mentorWorld(app: TestApp) {
  app.at(START)
  const operator = await newOperator(app)
  await staySignedIn(app)
  async function person(changes: Parameters<typeof newCandidate>[1] = {}) {
    const one = await newCandidate(app, changes)
    await staySignedIn(app)
    return one
  }
  type Person = Awaited<ReturnType<typeof person>>
  const hours = (id: string, given: Hours) => app.call(wire.changeHours, { id, hours: given }, operator)
  return {
    operator,
    person,
    hours,
    async mentor(changes: Partial<MentorSent> = {}, week: Hours = TUESDAYS) {
      const { id } = (await app.call(wire.createMentor, { mentor: aMentor(changes) }, operator)).data
      if (week.length) await hours(id, week)
      return id
    },
    change: async (id: string, changes: Partial<MentorSent>) => {
      const { lock_version } = (await app.call(wire.showKeptMentor, { id }, operator)).data.attributes
      return app.call(wire.changeMentor, { id, mentor: { ...aMentor(), ...changes, lock_version } }, operator)
    },
    daysOff: (id: string, days_off: string[]) => app.call(wire.changeDaysOff, { id, days_off }, operator),
    kept: async (id: string) => (await app.call(wire.showKeptMentor, { id }, operator)).data.attributes,
    session: async (id: string, session: Partial<Sent<typeof wire.createSession>['session']> = {}) => {
      const { data } = await app.call(
        wire.createSession,
        {
          id,
          session: {
            title: 'Primeiro currículo',
            link: 'https://sala.example/grupo',
            starts_at: at(3, '14:00'),
            minutes: 60,
            capacity: 2,
            ...session,
          },
        },
        operator,
      )
      return data.attributes.sessions[0]!.id
    },
    cancelSession: (id: string, session_id: string, reason = 'A mentora adoeceu.') =>
      app.call(wire.cancelSession, { id, session_id, reason }, operator),
    slots: async (id: string, { token }: Person) => (await app.call(offered.listSlots, { id }, token)).data.attributes,
    shown: async (id: string, { token }: Person) => (await app.call(offered.showMentor, { id }, token)).data.attributes,
    standing: async ({ token }: Person) => (await app.call(offered.showStanding, {}, token)).data.attributes,
    wait: async (id: string, { token }: Person, waiting = true) =>
      (await app.call(offered.waitForMentor, { id, waiting }, token)).data.attributes,
    book: async (id: string, { token }: Person, booking: Sent<typeof own.bookMentor>['booking']) =>
      (await app.call(own.bookMentor, { id, booking }, token)).data,
    cancel: async (id: string, { token }: Person) => (await app.call(own.cancelBooking, { id }, token)).data.attributes,
    contest: (id: string, { token }: Person) =>
      app.call(own.contestMiss, { id, contest: { reason: 'Caiu a internet.' } }, token),
    rate: (id: string, { token }: Person, stars: number) =>
      app.call(own.rateBooking, { id, feedback: { stars } }, token),
    mine: async ({ token }: Person, which?: 'ahead' | 'past') =>
      (await app.call(own.listBookings, which ? { which } : {}, token)).collection.data,
    absent: async (id: string, absent = true) =>
      (await app.call(desk.tellAbsence, { id, absent }, operator)).data.attributes,
    settle: async (id: string, forgiven: boolean) =>
      (await app.call(desk.settleContest, { id, forgiven }, operator)).data.attributes,
    cancelFor: (id: string, reason = 'A mentora viajou.') => app.call(desk.cancelForMentor, { id, reason }, operator),
    desk: async (query: Sent<typeof desk.listKeptBookings> = {}) =>
      (await app.call(desk.listKeptBookings, query, operator)).collection.data,
  }
}
