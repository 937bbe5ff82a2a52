// Interviews of a company: who recruits offers and changes them; who is named as an interviewer reads them.
import * as z from 'zod/mini'
import { date } from '#wire/time/date.ts'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { visibleOrBlank, visibleText, writtenText } from '#wire/text/visible-text.ts'
import { listed, maybe, moment, told, zone } from './interview.ts'
import {
  CANCELLED_WHY,
  KINDS,
  LEAST_MINUTES,
  MOST_CRITERIA,
  MOST_INVITED,
  MOST_MINUTES,
  MOST_PEOPLE,
  MOST_SLOTS,
} from './interview-words.ts'

const tag = 'Agenda'
const recruits = { feature: 'INTERVIEW', tag } as const
/** Managers whatever their roles: being named as an interviewer opens the interview. */
const seen = { feature: 'HOME', tag } as const

const scorecard = z.object({
  by: z.string(),
  own: z.boolean(),
  points: z.array(z.int()),
  remarks: maybe,
  given_at: z.string(),
})

const whose = {
  candidature_id: z.string(),
  user_info_id: z.string(),
  person_name: z.string(),
  job: z.object({ id: z.string(), title: z.string() }),
  interviewers: z.array(z.object({ id: z.string(), name: z.string(), own: z.boolean() })),
}
export const listedInterview = resource('interview', z.object({ ...listed, ...whose })).check(
  z.meta({ id: 'ListedInterview' }),
)

export const interview = resource(
  'interview',
  z.object({
    ...told,
    ...whose,
    cancelled_why: z.nullable(z.enum(keysOf(CANCELLED_WHY))),
    /** unavailable: the person, or somebody who interviews, is taken. Why is nobody else's business. */
    slots: z.array(
      z.object({
        id: z.string(),
        starts_at: z.string(),
        ends_at: z.string(),
        state: z.enum(['free', 'taken', 'chosen', 'unavailable']),
      }),
    ),
    proposals: z.array(
      z.object({ id: z.string(), starts_at: z.string(), ends_at: z.string(), available: z.boolean() }),
    ),
    criteria: z.array(z.string()),
    /** Those of others once one's own is given. */
    scorecards: z.array(scorecard),
    scorecards_given: z.int(),
    lock_version: z.int(),
    may_change: z.boolean(),
    may_score: z.boolean(),
  }),
).check(z.meta({ id: 'Interview' }))

const fresh = z.object({ ...refused.shape, data: z.optional(interview) })
const changes = {
  answer: one(interview),
  refuses: { 403: refused, 404: refused, 409: fresh },
  idempotent: true,
} as const

const minutes = z.int().check(z.gte(LEAST_MINUTES), z.lte(MOST_MINUTES))
const details = {
  kind: z.enum(keysOf(KINDS)),
  place: z.optional(z.nullable(visibleOrBlank(500))),
  message: z.optional(z.nullable(writtenText(0, 2000))),
  zone,
  minutes,
  interviewer_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_PEOPLE)),
  slots: z.array(moment).check(z.minLength(1), z.maxLength(MOST_SLOTS)),
  /** The last day for an answer; the last offered time when it comes before. */
  answer_by: date,
}
/** Made and listed at once: how many rows an offer has is how many it invites. */
export const offerInterviews = endpoint('post /v1/agenda/interviews', {
  ...recruits,
  body: z
    .object({
      interview: z.object({
        ...details,
        candidature_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_INVITED)),
        criteria: z.optional(z.array(visibleText(60)).check(z.minLength(1), z.maxLength(MOST_CRITERIA))),
      }),
    })
    .check(z.meta({ id: 'InterviewOffer' })),
  status: 201,
  answer: many(interview),
  refuses: { 403: refused, 404: refused, 409: refused },
  idempotent: true,
  summary:
    'Oferece de 1 a 20 horários a uma ou mais candidaturas da mesma vaga; entre várias, cada horário é de quem o ' +
    'confirma primeiro',
})

export const listOwnedInterviews = endpoint('get /v1/agenda/interviews/owned', {
  ...seen,
  query: z.extend(pageQuery, {
    job_id: z.optional(z.uuid()),
    candidature_id: z.optional(z.uuid()),
    /** waiting: for the person's answer; proposed: for the company's; ahead: confirmed; past: over or off. */
    which: z.optional(z.enum(['waiting', 'proposed', 'ahead', 'past'])),
    /** Confirmed ones within these days, and how long they last. */
    from: z.optional(date),
    until: z.optional(date),
    /** Only those that the asker interviews in. */
    mine: z.optional(z.boolean()),
  }),
  answer: many(listedInterview),
  summary: 'As entrevistas das vagas da empresa; quem não recruta vê aquelas em que entrevista',
})

export const listInterviewers = endpoint('get /v1/agenda/interviewers', {
  ...recruits,
  answer: z
    .object({ data: z.array(z.object({ value: z.string(), label: z.string() })) })
    .check(z.meta({ id: 'Interviewers' })),
  summary: 'Quem pode entrevistar: colegas com acesso, da empresa e das filiais',
})

export const showInterview = endpoint('get /v1/agenda/interviews/{id}', {
  ...seen,
  answer: one(interview),
  refuses: { 404: refused },
  summary: 'Uma entrevista como está agora; ler não muda nada',
})

export const changeInterview = endpoint('put /v1/agenda/interviews/{id}', {
  ...recruits,
  body: z
    .object({
      interview: z.object({
        ...details,
        lock_version: z.int32(),
        /** One time moves what was confirmed; of what waits for an answer they replace the offered ones. */
        slots: z.optional(details.slots),
        answer_by: z.optional(date),
      }),
    })
    .check(z.meta({ id: 'InterviewChange' })),
  ...changes,
  summary: 'Muda horário, lugar ou quem entrevista; todos recebem o calendário de novo, com a sequência seguinte',
})

export const cancelInterview = endpoint('post /v1/agenda/interviews/{id}/cancellation', {
  ...recruits,
  body: z.object({ cancellation: z.object({ reason: writtenText(1, 1000) }) }),
  ...changes,
  summary: 'Cancela, com o motivo que a pessoa lê',
})

export const acceptProposal = endpoint('post /v1/agenda/interviews/{id}/acceptance', {
  ...recruits,
  body: z.object({ acceptance: z.object({ proposal_id: z.uuid() }) }),
  ...changes,
  summary: 'Aceita um dos horários que a pessoa propôs; se alguém está ocupado, 409',
})

export const dismissProposals = endpoint('post /v1/agenda/interviews/{id}/dismissal', {
  ...recruits,
  body: z.object({ dismissal: z.object({ reason: z.optional(z.nullable(writtenText(0, 1000))) }) }),
  ...changes,
  summary: 'Recusa os horários propostos: vale o que havia antes',
})

export const giveScorecard = endpoint('post /v1/agenda/interviews/{id}/scorecards', {
  ...seen,
  body: z.object({
    scorecard: z.object({
      points: z.array(z.int().check(z.gte(1), z.lte(4))).check(z.maxLength(MOST_CRITERIA)),
      remarks: z.optional(z.nullable(writtenText(0, 4000))),
    }),
  }),
  ...changes,
  summary: 'Os pontos de quem entrevistou, de 1 a 4 por critério; os dos colegas aparecem depois dos próprios',
})
