// Skill tests of the person who is logged in. Nothing here names the bank, the key or the difficulty of a question.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { FACTORS, STATES } from './test-words.ts'

const CHOOSE = 'Escolha uma das respostas desta pergunta'
const mine = { only: ['User'], tag: 'Testes de habilidade' } as const
const maybe = z.nullable(z.string())
const missing = { 404: refused } as const

const about = {
  title: z.string(),
  minutes: z.int(),
  /** How many are drawn. */
  questions: z.int(),
}
const result = z.object({
  score: z.int(),
  finished_at: z.string(),
  topics: z.array(
    z.object({
      title: z.string(),
      right: z.int(),
      total: z.int(),
      /** Where the Academy teaches it; null when all was right. */
      lesson: z.nullable(
        z.object({
          course_id: z.string(),
          course_title: z.string(),
          key: z.string(),
          title: z.string(),
          item_id: z.string(),
          matriculation_id: maybe,
        }),
      ),
    }),
  ),
  /** From 1 to 99, by fives; null until enough people are compared. */
  percentile: z.nullable(z.int()),
  compared: z.int(),
  /** Questions that were withdrawn since, and what became of the score. */
  regrades: z.array(
    z.object({ why: z.string(), score_before: z.int(), score_after: z.int(), regraded_at: z.string() }),
  ),
  /** From this day on it may be tried again. */
  again_on: z.string(),
})

export const skillTest = resource(
  'skill_test',
  z.object({
    ...about,
    summary: z.string(),
    topics: z.array(z.string()),
    /** The attempt that goes on, or the last one. */
    attempt_id: maybe,
    state: z.nullable(z.enum(STATES)),
    best: z.nullable(z.int()),
    shared: z.boolean(),
    /** Null: now. */
    again_on: maybe,
  }),
).check(z.meta({ id: 'SkillTest' }))

export const testAttempt = resource(
  'test_attempt',
  z.object({
    ...about,
    test_id: z.string(),
    state: z.enum(STATES),
    started_at: maybe,
    ends_at: maybe,
    /** By the server's clock: the display counts from here. */
    now: z.string(),
    /** The last question that was given, and those that are answered. */
    served: z.int(),
    answered: z.array(z.int()),
    /** Whether it goes on in the window that asks. */
    here: z.boolean(),
    result: z.nullable(result),
  }),
).check(z.meta({ id: 'TestAttempt' }))

const fresh = { 404: refused, 409: z.object({ ...refused.shape, data: z.optional(testAttempt) }) } as const
const seat = z.uuid()
const position = z.int().check(z.gte(1), z.lte(200))

export const listTests = endpoint('get /v1/tests', {
  ...mine,
  query: pageQuery,
  answer: many(skillTest),
  summary: 'Os testes de habilidade, com o que a pessoa já fez de cada um',
})

export const beginAttempt = endpoint('post /v1/tests/{id}/attempts', {
  ...mine,
  status: 201,
  answer: one(testAttempt),
  refuses: fresh,
  summary: 'Prepara uma tentativa, sem relógio; a que já espera ou corre é a mesma. Entre duas passam 90 dias',
})

export const showAttempt = endpoint('get /v1/tests/attempts/{id}', {
  ...mine,
  query: z.object({ seat: z.optional(seat) }),
  answer: one(testAttempt),
  refuses: missing,
  summary: 'Uma tentativa: o relógio do servidor, o que está respondido, e no fim o resultado por assunto',
})

export const startAttempt = endpoint('post /v1/tests/attempts/{id}/start', {
  ...mine,
  body: z.object({ factor: z._default(z.union(FACTORS.map((one) => z.literal(one))), 1), seat }),
  answer: one(testAttempt),
  refuses: fresh,
  summary: 'Sorteia as perguntas e liga o relógio, uma vez só',
})

export const takeSeat = endpoint('post /v1/tests/attempts/{id}/seat', {
  ...mine,
  body: z.object({ seat }),
  answer: one(testAttempt),
  refuses: fresh,
  summary: 'Continua nesta janela; a outra não salva mais nada',
})

const question = resource(
  'test_question',
  z.object({
    position: z.int(),
    text: z.string(),
    table: z.nullable(z.array(z.array(z.string()))),
    options: z.array(z.object({ id: z.string(), text: z.string() })),
    answer: maybe,
    sequence: z.int(),
  }),
).check(z.meta({ id: 'TestQuestion' }))

export const showQuestion = endpoint('get /v1/tests/attempts/{id}/questions/{position}', {
  ...mine,
  query: z.object({ seat }),
  answer: one(question),
  refuses: fresh,
  summary: 'Uma pergunta, na ordem do sorteio: a seguinte só depois de vista a de antes',
})

export const giveAnswer = endpoint('put /v1/tests/attempts/{id}/answers/{position}', {
  ...mine,
  body: z.object({
    answer: z.nullable(z.string(CHOOSE).check(z.regex(/^[0-9a-f]{1,40}$/, CHOOSE))),
    sequence: z.int32().check(z.gte(1)),
    seat,
  }),
  answer: z.object({ position, answer: maybe, sequence: z.int() }).check(z.meta({ id: 'KeptAnswer' })),
  refuses: fresh,
  summary: 'Salva uma resposta; a de sequência menor não muda nada e recebe a que está salva',
})

export const finishAttempt = endpoint('post /v1/tests/attempts/{id}/finish', {
  ...mine,
  body: z.object({ seat }),
  answer: one(testAttempt),
  refuses: fresh,
  summary: 'Termina antes do tempo',
})

export const shareResult = endpoint('put /v1/tests/{id}/share', {
  ...mine,
  body: z.object({ shared: z.boolean() }),
  answer: one(skillTest),
  refuses: missing,
  summary: 'Mostra o melhor resultado às empresas que leem o perfil, ou deixa de mostrar',
})
