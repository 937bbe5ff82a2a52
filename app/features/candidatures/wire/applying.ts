// A person applies, follows the application, and may withdraw.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { writtenText } from '#wire/text/visible-text.ts'
import { CANDIDATURE_STATES, CRITERIA, MESSAGE_LENGTH } from './candidature-words.ts'
import { nextInterview } from './next-interview.ts'

const tag = 'Candidaturas'
const mine = { only: ['User'], tag } as const
const maybe = z.nullable(z.string())

/** A criterion of the job with what the profile says. */
export const unmet = z.object({
  criterion: z.enum(keysOf(CRITERIA)),
  label: z.string(),
  asked: z.string(),
  told: z.string(),
})
export type Unmet = z.output<typeof unmet>

const theJob = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  company_name: z.string(),
  company_id: z.string(),
  company_slug: z.string(),
  job_type: z.string(),
  address: maybe,
  available: z.boolean(),
})

const listed = {
  job: theJob,
  state: z.enum(keysOf(CANDIDATURE_STATES)),
  /** The state in words: 'Em triagem', 'Encerrada: a empresa cancelou a vaga.' */
  state_words: z.string(),
  applied_at: z.string(),
  state_since: z.string(),
  /** By when there is news; null after the end. */
  next_date: maybe,
  /** What comes next, in a sentence. */
  next_words: z.string(),
}
export const candidatureCard = resource('candidature', z.object(listed)).check(z.meta({ id: 'CandidatureCard' }))

export const candidature = resource(
  'candidature',
  z.object({
    ...listed,
    message: maybe,
    shares_pcd: z.boolean(),
    /** Criteria that the profile did not meet when it was sent. */
    unmet: z.array(unmet),
    review: z.nullable(z.object({ requested_at: z.string(), answered: z.boolean() })),
    /** The company's words of a rejection. */
    feedback: maybe,
    /** The job is hidden with its company; dates remain, and the person may withdraw. */
    company_suspended: z.boolean(),
    /** Until when the company sees contact and résumé, or since when not; null while the process is open. */
    reading_words: maybe,
    may_withdraw: z.boolean(),
    may_apply_again: z.boolean(),
    interview: nextInterview,
    /** The internship program that the job is part of. */
    program: z.nullable(z.object({ id: z.string(), slug: z.string(), title: maybe })),
    /** The newest first; people of the company are not named. */
    history: z.array(z.object({ words: z.string(), said: maybe, answer_by: maybe, at: z.string() })),
  }),
).check(z.meta({ id: 'Candidature' }))

/** The result of applying, before anything is sent. */
export const showApplying = endpoint('get /v1/ats/jobs/{slug}/candidature', {
  ...mine,
  answer: one(
    resource(
      'candidature_check',
      z.object({
        job: theJob,
        /** By when everybody gets an answer. */
        answer_by: maybe,
        /** An existing candidature. */
        candidature: z.nullable(
          z.object({
            id: z.string(),
            state: z.enum(keysOf(CANDIDATURE_STATES)),
            state_words: z.string(),
            next_date: maybe,
            message: maybe,
            shares_pcd: z.boolean(),
          }),
        ),
        email_confirmed: z.boolean(),
        /** Why nobody can apply now, in a sentence; null while the job accepts applications. */
        closed: maybe,
        /** What cannot be fixed by a form here, each in a sentence. */
        blockers: z.array(z.string()),
        /** Missing profile fields, named as in its forms. */
        missing: z.array(z.string()),
        unmet: z.array(unmet),
        /** What the job asks besides; whether the answers that were begun are complete. */
        questionnaire: z.nullable(z.object({ title: z.string(), questions: z.int(), complete: z.boolean() })),
        /** What the company will see, in words. */
        shown: z.array(z.string()),
      }),
    ).check(z.meta({ id: 'CandidatureCheck' })),
  ),
  summary: 'O que falta para se candidatar a uma vaga, e a candidatura que já existe',
  refuses: { 404: refused },
})

export const candidatureForm = z
  .object({
    candidature: z.object({
      message: z.optional(z.nullable(writtenText(0, MESSAGE_LENGTH))),
      shares_pcd: z.optional(z.boolean()),
      /** Sent although a criterion is not met: a person of the company reviews it. */
      human_review: z.optional(z.boolean()),
      /** Of the job's questionnaire, by question; the version that they were given to. */
      answers: z.optional(z.record(z.string(), z.unknown())),
      version_id: z.optional(z.uuid()),
    }),
  })
  .check(z.meta({ id: 'CandidatureForm' }))
export type CandidatureForm = z.output<typeof candidatureForm>['candidature']

export const apply = endpoint('post /v1/ats/jobs/{slug}/candidatures', {
  ...mine,
  body: candidatureForm,
  answer: one(candidature),
  status: 201,
  summary: 'Candidata-se a uma vaga; enviar o mesmo de novo devolve a mesma candidatura, e outro conteúdo é recusado',
  refuses: { 403: refused, 404: refused, 409: refused },
})
export const listCandidatures = endpoint('get /v1/ats/candidatures', {
  ...mine,
  query: z.extend(pageQuery, { open: z.optional(z.boolean()) }),
  answer: many(candidatureCard),
  summary: 'As próprias candidaturas, cada uma com a próxima data',
})
export const showCandidature = endpoint('get /v1/ats/candidatures/{id}', {
  ...mine,
  answer: one(candidature),
  summary: 'Uma candidatura: estado, histórico e o que vem depois',
  refuses: { 404: refused },
})
export const withdrawCandidature = endpoint('post /v1/ats/candidatures/{id}/withdrawal', {
  ...mine,
  answer: one(candidature),
  summary: 'Desiste de uma candidatura',
  refuses: { 404: refused, 409: refused },
})
