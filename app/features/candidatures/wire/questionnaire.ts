// A job's questionnaire as candidates answer it, and the answers as the company reads them.
import * as z from 'zod/mini'
import { ANSWER_FILE_BYTES, TYPES } from '#wire/questions/question-words.ts'
import { askedContent } from '#wire/questions/asked-question.ts'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { visibleText } from '#wire/text/visible-text.ts'

const tag = 'Questionários'
const maybe = z.nullable(z.string())

const file = z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.int(), url: z.string() })
/** By question. What each may be is said by the questionnaire's version. */
const told = z.record(z.string(), z.unknown())

/** An answer as the company reads it: points are for the company alone. */
export const readLine = z.object({
  question_id: z.string(),
  section: z.string(),
  label: z.string(),
  type: z.enum(TYPES),
  words: z.string(),
  link: maybe,
  file: z.nullable(file),
  points: z.nullable(z.number()),
  /** What the job requires here, and whether the answer meets it. */
  asked: maybe,
  met: z.nullable(z.boolean()),
  /** What was answered first, where the criterion refused that. */
  before: z.array(z.object({ words: z.string(), at: z.string() })),
})
export type ReadLine = z.output<typeof readLine>

export const readAnswers = z.object({
  set_id: z.string(),
  title: z.string(),
  number: z.int(),
  sent_at: z.string(),
  score: z.nullable(z.int()),
  most_score: z.nullable(z.int()),
  lines: z.array(readLine),
})
export type ReadAnswers = z.output<typeof readAnswers>

const job = z.object({ id: z.string(), slug: z.string(), title: z.string(), company_name: z.string() })

export const answerSet = resource(
  'answer_set',
  z.object({
    job,
    version_id: z.string(),
    ...askedContent,
    answers: told,
    files: z.array(file),
    sent_at: maybe,
    lock_version: z.int(),
    /** For the company only. */
    read: z.optional(z.extend(readAnswers, { candidature_id: z.string(), name: z.string() })),
  }),
).check(z.meta({ id: 'AnswerSet' }))

const mine = { only: ['User'], tag } as const

export const showJobQuestionnaire = endpoint('get /v1/ats/jobs/{slug}/questionnaire', {
  ...mine,
  answer: one(answerSet),
  summary:
    'O questionário que uma vaga pede, com as respostas começadas; o `id` é onde `PUT ' +
    '/v1/ats/questionnaire/answers/{id}` as salva até a candidatura',
  refuses: { 404: refused },
})
export const showAnswers = endpoint('get /v1/ats/questionnaire/answers/{id}', {
  only: ['User', 'CompanyManager'],
  feature: 'QUESTIONNAIRE',
  tag,
  answer: one(answerSet),
  summary: 'Respostas a um questionário: as próprias, ou as de quem se candidatou a uma vaga da empresa',
  refuses: { 404: refused },
})
export const saveAnswers = endpoint('put /v1/ats/questionnaire/answers/{id}', {
  ...mine,
  body: z
    .object({
      answer_set: z.object({
        slug: visibleText(200),
        version_id: z.uuid(),
        answers: told,
        lock_version: z.int32(),
      }),
    })
    .check(z.meta({ id: 'AnswerSetEdit' })),
  answer: one(answerSet),
  idempotent: true,
  summary: 'Salva respostas ainda não enviadas, completas ou não; a empresa não as vê',
  refuses: { 404: refused, 409: z.object({ ...refused.shape, data: z.optional(answerSet) }) },
})
export const addAnswerFile = endpoint('post /v1/ats/jobs/{slug}/questionnaire/files', {
  ...mine,
  form: 'multipart/form-data',
  limit: ANSWER_FILE_BYTES + 100_000,
  body: z.object({ file: z.file() }).check(z.meta({ id: 'AnswerFile' })),
  status: 201,
  answer: one(resource('answer_file', z.omit(file, { id: true }))),
  summary: 'Envia um arquivo como resposta; o `id` é a resposta à pergunta',
  refuses: { 404: refused },
})
