// Skill tests as the operator keeps them. Only these answers hold keys.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { textField, areaField } from '#wire/fields.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { answersOf, changesOf, type Field, schemasOf } from '#wire/record.ts'
import { keysOf } from '#wire/keys-of.ts'
import { visibleText } from '#wire/text/visible-text.ts'
import { questionRecord, revisedRecord, STANDINGS } from './question-record.ts'
import { STATES } from './test-words.ts'
import { topicsField } from './topics-field.ts'

const admin = { only: ['Operator'], tag: 'Operação' } as const
const maybe = z.nullable(z.string())
const q = z.optional(z.string().check(z.maxLength(120)))
const MINUTES = 'Informe de 1 a 240 minutos'
const minutes: Field<number, string, number, number> = {
  ...textField('Minutos', 3, { inputMode: 'numeric' }),
  schema: z.int(MINUTES).check(z.gte(1, MINUTES), z.lte(240, MINUTES)),
  answer: z.int(),
  blank: '15',
  toTyped: String,
  fromTyped: (typed) => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed),
  toStored: (sent) => sent,
  fromStored: (stored) => stored,
}

export const testRecord = {
  title: textField('Título', 80),
  summary: areaField('Em uma frase', 200),
  minutes,
  topics: topicsField,
}

export const keptTest = resource(
  'kept_skill_test',
  z.object({
    ...answersOf(testRecord),
    published: z.boolean(),
    topics: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        draw: z.int(),
        /** Questions that can be drawn, and how many a publication asks for. */
        bank: z.int(),
        least: z.int(),
      }),
    ),
    /** People who finished it, without operators and the demonstration. */
    people: z.int(),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'KeptSkillTest' }))

export const keptQuestion = resource(
  'kept_test_question',
  z.object({
    ...answersOf(questionRecord),
    test_id: z.string(),
    topic_title: z.string(),
    withdrawn_at: maybe,
    withdrawn_why: maybe,
    /** In finished attempts. */
    answers: z.int(),
    /** In percent; null where nobody answered. */
    right: z.nullable(z.int()),
    /** Correlation of a right answer with the score, -1 to 1; null where too few answered. */
    discrimination: z.nullable(z.number()),
    /** The number of its newest revision. */
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'KeptTestQuestion' }))

const keptAttempt = resource(
  'kept_test_attempt',
  z.object({
    person: z.string(),
    email: z.string(),
    state: z.enum(STATES),
    started_at: maybe,
    finished_at: maybe,
    score: z.nullable(z.int()),
    annulled_at: maybe,
    annulled_why: maybe,
  }),
).check(z.meta({ id: 'KeptTestAttempt' }))

const stale = (of: z.ZodMiniType) => z.object({ ...refused.shape, data: z.optional(of) })
const testChanged = {
  answer: one(keptTest),
  idempotent: true,
  refuses: { 404: refused, 409: stale(keptTest) },
} as const
const questionChanged = {
  answer: one(keptQuestion),
  idempotent: true,
  refuses: { 404: refused, 409: stale(keptQuestion) },
} as const

export const listKeptTests = endpoint('get /v1/admin/tests', {
  ...admin,
  query: z.extend(pageQuery, { q }),
  answer: many(keptTest),
  summary: 'Todos os testes de habilidade, com os que estão fora do ar',
})
export const createTest = endpoint('post /v1/admin/tests', {
  ...admin,
  body: z.object({ test: z.object(schemasOf(testRecord)) }),
  status: 201,
  answer: one(keptTest),
  idempotent: true,
  summary: 'Cria um teste com os seus assuntos, fora do ar',
})
export const showKeptTest = endpoint('get /v1/admin/tests/{id}', {
  ...admin,
  answer: one(keptTest),
  refuses: { 404: refused },
  summary: 'Um teste, com os assuntos e o tamanho do banco de cada um',
})
export const changeTest = endpoint('put /v1/admin/tests/{id}', {
  ...admin,
  body: z.object({ test: z.object({ ...changesOf(testRecord), lock_version: z.int32() }) }),
  ...testChanged,
  summary: 'Muda título, resumo, tempo e assuntos; quem já começou fica com o que sorteou e o tempo que tinha',
})
export const publishTest = endpoint('post /v1/admin/tests/{id}/publication', {
  ...admin,
  body: z.object({ published: z.boolean() }),
  ...testChanged,
  summary: 'Põe no ar, se cada assunto tem quatro perguntas para cada sorteada, ou tira do ar',
})

export const listKeptQuestions = endpoint('get /v1/admin/tests/{id}/questions', {
  ...admin,
  query: z.extend(pageQuery, {
    q,
    topic: z.optional(z.string().check(z.maxLength(60))),
    standing: z.optional(z.enum(keysOf(STANDINGS))),
  }),
  answer: many(keptQuestion),
  refuses: { 404: refused },
  summary: 'O banco de perguntas, com a qualidade de cada uma',
})
export const addQuestion = endpoint('post /v1/admin/tests/{id}/questions', {
  ...admin,
  body: z.object({ question: z.object(schemasOf(questionRecord)) }),
  status: 201,
  answer: one(keptQuestion),
  idempotent: true,
  refuses: { 404: refused },
  summary: 'Inclui uma pergunta no banco',
})
export const showKeptQuestion = endpoint('get /v1/admin/test_questions/{id}', {
  ...admin,
  answer: one(keptQuestion),
  refuses: { 404: refused },
  summary: 'Uma pergunta, na versão mais nova',
})
export const reviseQuestion = endpoint('put /v1/admin/test_questions/{id}', {
  ...admin,
  body: z.object({ question: z.object({ ...schemasOf(revisedRecord), lock_version: z.int32() }) }),
  ...questionChanged,
  summary: 'Guarda uma versão nova, para sorteios daqui em diante; a de antes não muda',
})
export const withdrawQuestion = endpoint('post /v1/admin/test_questions/{id}/withdrawal', {
  ...admin,
  body: z.object({ reason: visibleText(300) }),
  ...questionChanged,
  summary: 'Retira uma pergunta com defeito; as notas de quem a recebeu só sobem ou ficam',
})

export const listKeptAttempts = endpoint('get /v1/admin/tests/{id}/attempts', {
  ...admin,
  query: z.extend(pageQuery, { q }),
  answer: many(keptAttempt),
  refuses: { 404: refused },
  summary: 'Tentativas de um teste, as mais novas antes',
})
export const annulAttempt = endpoint('post /v1/admin/test_attempts/{id}/annulment', {
  ...admin,
  body: z.object({ reason: visibleText(300) }),
  answer: one(keptAttempt),
  idempotent: true,
  refuses: { 404: refused },
  summary: 'Anula uma tentativa por falha nossa: a pessoa pode fazer o teste de novo',
})
