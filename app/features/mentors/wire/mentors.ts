// Mentors as candidates read them, with the times that are free.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { AUDIENCES } from '#wire/person/audience.ts'
import { ZONES } from '#wire/time/zones.ts'

export const mine = { only: ['User'], tag: 'Mentoria de carreira' } as const
export const maybe = z.nullable(z.string())
const zone = z.enum(keysOf(ZONES))

export const offeredMentor = resource(
  'mentor',
  z.object({
    name: z.string(),
    headline: z.string(),
    description: z.string(),
    minutes: z.int(),
    areas: z.array(z.object({ value: z.string(), label: z.string() })),
    audience: z.enum(keysOf(AUDIENCES)),
    for_me: z.boolean(),
    /** Why this one stands before others: the asker's areas that are the mentor's too. */
    matched: z.array(z.string()),
    /** Of five answers or more. */
    rating: z.nullable(z.object({ average: z.number(), answers: z.int() })),
    next_free_at: maybe,
    /** Group sessions that lie ahead. */
    sessions_ahead: z.int(),
    waiting: z.boolean(),
    /** A conversation of the asker's own that lies ahead. */
    booked_at: maybe,
  }),
).check(z.meta({ id: 'Mentor' }))

export const mentorSlots = resource(
  'mentor_slots',
  z.object({
    zone,
    /** Where the asker lives, by the profile. */
    own_zone: zone,
    /** What of the asker's own lies over each; a class, `clash`, is a warning, which refuses nothing. */
    slots: z.array(z.object({ starts_at: z.string(), ends_at: z.string(), conflict: maybe, clash: maybe })),
    sessions: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        starts_at: z.string(),
        ends_at: z.string(),
        seats_left: z.int(),
        mine: z.boolean(),
        clash: maybe,
      }),
    ),
  }),
).check(z.meta({ id: 'MentorSlots' }))

const standing = resource(
  'mentoring_standing',
  z.object({
    /** Nothing can be booked until then: too many were missed. */
    stopped_until: maybe,
    misses: z.array(z.object({ booking_id: z.string(), starts_at: z.string(), mentor: z.string() })),
  }),
).check(z.meta({ id: 'MentoringStanding' }))

export const listMentors = endpoint('get /v1/mentors', {
  ...mine,
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    area_id: z.optional(z.string().check(z.maxLength(60))),
  }),
  answer: many(offeredMentor),
  summary: 'Mentores; primeiro os das áreas de interesse de quem pede, com o motivo',
})

export const showStanding = endpoint('get /v1/mentors/standing', {
  ...mine,
  answer: one(standing),
  summary: 'Se a pessoa pode marcar mentorias, e as faltas que contam',
})

export const showMentor = endpoint('get /v1/mentors/{id}', {
  ...mine,
  answer: one(offeredMentor),
  refuses: { 404: refused },
  summary: 'Um mentor',
})

export const listSlots = endpoint('get /v1/mentors/{id}/slots', {
  ...mine,
  answer: one(mentorSlots),
  refuses: { 404: refused },
  summary: 'Os horários livres das próximas oito semanas e as sessões em grupo',
})

export const waitForMentor = endpoint('put /v1/mentors/{id}/wait', {
  ...mine,
  body: z.object({ waiting: z.boolean() }),
  answer: one(offeredMentor),
  idempotent: true,
  refuses: { 403: refused, 404: refused },
  summary: 'Entra na lista de espera de um mentor, ou sai dela: quem chegou primeiro é avisado primeiro',
})
