import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as bookings from '../wire/bookings.ts'
import * as mentors from '../wire/mentors.ts'
import * as desk from '../wire/operator-bookings.ts'
import * as operator from '../wire/operator-mentors.ts'
import { book } from './book.ts'
import { cancelBooking } from './cancel.ts'
import { cancelForMentor, listKeptBookings, settleContest, showKeptBooking, tellAbsence } from './desk.ts'
import { changeDaysOff, changeHours } from './hours.ts'
import { changeMentor, createMentor, listKept, showKept } from './kept.ts'
import { listMentors, listSlots, showMentor } from './offered.ts'
import { contestMiss, listBookings, rateBooking, showBooking } from './own-bookings.ts'
import { remindOfMentoring } from './reminders.ts'
import { cancelSession, createSession } from './sessions.ts'
import { showStanding } from './standing.ts'
import { setWaiting } from './waits.ts'
import { transaction } from '#server/database/transaction.ts'

const own = serve(bookings, {
  listBookings: (ctx, { query }) => listBookings(ctx, query),
  bookMentor: { make: (ctx, { params, body }) => book(ctx, params.id, body.booking), show: showBooking },
  cancelBooking: async (ctx, { params }) =>
    showBooking(ctx, await transaction(ctx, (ctx) => cancelBooking(ctx, params.id))),
  contestMiss: { make: (ctx, { params, body }) => contestMiss(ctx, params.id, body.contest.reason), show: showBooking },
  rateBooking: { make: (ctx, { params, body }) => rateBooking(ctx, params.id, body.feedback), show: showBooking },
})
const offered = serve(mentors, {
  listMentors: (ctx, { query }) => listMentors(ctx, query),
  showStanding: (ctx) => showStanding(ctx),
  showMentor: (ctx, { params }) => showMentor(ctx, params.id),
  listSlots: (ctx, { params }) => listSlots(ctx, params.id),
  waitForMentor: { make: (ctx, { params, body }) => setWaiting(ctx, params.id, body.waiting), show: showMentor },
})
const kept = serve(operator, {
  listKeptMentors: (ctx, { query }) => listKept(ctx, query),
  createMentor: { make: (ctx, { body }) => createMentor(ctx, body.mentor), show: showKept },
  showKeptMentor: (ctx, { params }) => showKept(ctx, params.id),
  changeMentor: { make: (ctx, { params, body }) => changeMentor(ctx, params.id, body.mentor), show: showKept },
  changeHours: { make: (ctx, { params, body }) => changeHours(ctx, params.id, body.hours), show: showKept },
  changeDaysOff: { make: (ctx, { params, body }) => changeDaysOff(ctx, params.id, body.days_off), show: showKept },
  createSession: { make: (ctx, { params, body }) => createSession(ctx, params.id, body.session), show: showKept },
  cancelSession: {
    make: (ctx, { params, body }) => cancelSession(ctx, params.id, params.session_id, body.reason),
    show: showKept,
  },
})
const booked = serve(desk, {
  listKeptBookings: (ctx, { query }) => listKeptBookings(ctx, query),
  cancelForMentor: {
    make: (ctx, { params, body }) => cancelForMentor(ctx, params.id, body.reason),
    show: showKeptBooking,
  },
  tellAbsence: { make: (ctx, { params, body }) => tellAbsence(ctx, params.id, body.absent), show: showKeptBooking },
  settleContest: {
    make: (ctx, { params, body }) => settleContest(ctx, params.id, body.forgiven),
    show: showKeptBooking,
  },
})

export const feature = {
  name: 'mentors',
  wire: { ...bookings, ...mentors, ...operator, ...desk },
  // Before the addresses of mentors: bookings are no mentor’s id.
  routes: [...own, ...offered, ...kept, ...booked],
  tasks: [remindOfMentoring] as never,
} satisfies Feature
