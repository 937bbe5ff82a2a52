// Evaluations of who is signed in: an intern's own, those of a company's interns, and what a company learns of itself.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { visibleText, writtenText } from '#wire/text/visible-text.ts'
import { answers, evaluation } from './evaluation.ts'
import { AUTHORS, MOST_WORDS, PAPER_BYTES, PERIODS } from './words.ts'

const tag = 'Avaliações de estágio'
/** An intern, and whoever of a company supervises or keeps its interns' papers. */
const seen = { feature: 'EVALUATION', only: ['User', 'CompanyManager'], tag } as const
const ofCompany = { feature: 'EVALUATION', tag } as const
const fresh = z.object({ ...refused.shape, data: z.optional(evaluation) })
const changes = { answer: one(evaluation), refuses: { 403: refused, 404: refused, 409: fresh } } as const

export const listOwnedEvaluations = endpoint('get /v1/internship/evaluations/owned', {
  ...seen,
  query: z.extend(pageQuery, {
    /** waiting: to be answered; done: answered, or received on paper. */
    which: z.optional(z.enum(['waiting', 'done'])),
    author: z.optional(z.enum(keysOf(AUTHORS))),
    internship_id: z.optional(z.uuid()),
  }),
  answer: many(evaluation),
  summary: 'Do estagiário, as suas avaliações e as que fizeram dele; da empresa, as dos supervisores sobre estagiários',
})

const maybeNumber = z.nullable(z.number())
const averages = z.object({
  /** Null where too few have answered. */
  answers: z.nullable(z.int()),
  score_1: maybeNumber,
  score_2: maybeNumber,
  score_3: maybeNumber,
  overall: maybeNumber,
})
const received = resource(
  'received_evaluations',
  z.object({
    averages,
    by_period: z.array(z.object({ ...averages.shape, period: z.enum(keysOf(PERIODS)), label: z.string() })),
    /** Without names or dates, in no order that would tell them. */
    comments: z.array(z.string()),
    companies: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
).check(z.meta({ id: 'ReceivedEvaluations' }))
const narrowed = {
  query: z.object({
    period: z.optional(z.enum(keysOf(PERIODS))),
    /** The own company or one below it. */
    company_id: z.optional(z.string().check(z.maxLength(60))),
  }),
} as const

export const showReceivedEvaluations = endpoint('get /v1/internship/evaluations/received', {
  ...ofCompany,
  ...narrowed,
  answer: one(received),
  refuses: { 404: refused },
  summary: 'O que estagiários dizem da empresa: médias de cinco respostas ou mais, sem nome nem data',
})

export const exportReceivedEvaluations = endpoint('get /v1/internship/evaluations/received/sheet', {
  ...ofCompany,
  ...narrowed,
  answer: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  refuses: { 404: refused },
  summary: 'As mesmas médias em planilha, com as mesmas regras',
})

export const showEvaluation = endpoint('get /v1/internship/evaluations/{uuid}', {
  ...seen,
  answer: one(evaluation),
  refuses: { 404: refused },
  summary: 'Uma avaliação, como quem pergunta pode vê-la',
})

export const answerEvaluation = endpoint('put /v1/internship/evaluations/{uuid}', {
  ...seen,
  body: z.object({ evaluation: answers }),
  idempotent: true,
  ...changes,
  summary: 'Responde às três perguntas, uma vez só',
})

export const handInPaper = endpoint('post /v1/internship/evaluations/{uuid}/paper', {
  ...seen,
  form: 'multipart/form-data',
  limit: PAPER_BYTES + 100_000,
  body: z.object({ evaluation: z.object({ file: z.file() }) }),
  idempotent: true,
  ...changes,
  summary: 'Recebida em papel: salva o arquivo e para os lembretes',
})

export const signReading = endpoint('post /v1/internship/evaluations/{uuid}/reading', {
  only: ['User'],
  tag,
  body: z.object({
    evaluation: z.object({
      typed_name: visibleText(160),
      reply: z.optional(z.nullable(writtenText(0, MOST_WORDS))),
    }),
  }),
  idempotent: true,
  ...changes,
  summary: 'O estagiário comenta a avaliação do supervisor e assina que a viu',
})
