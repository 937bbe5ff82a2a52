// One item of a course that somebody studies. The key of a quiz stands in the answer to its submission alone.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { ITEM_KINDS } from './course-draft.ts'

const mine = { only: ['User'], tag: 'Academy' } as const
const missing = { 404: refused } as const
const early = { ...missing, 409: refused } as const
const itemPath = '/v1/academy/matriculations/{id}/items/{item_id}'

const second = z.int32().check(z.gte(0))
/** From a second up to another, which is not part of it. */
const range = z.tuple([second, second])

export const studyItem = resource(
  'study_item',
  z.object({
    course_id: z.string(),
    course_title: z.string(),
    module_title: z.string(),
    kind: z.enum(ITEM_KINDS),
    title: z.string(),
    minutes: z.int(),
    required: z.boolean(),
    done: z.boolean(),
    note: z.string(),
    html: z.nullable(z.string()),
    video: z.nullable(
      z.object({
        /** For ten minutes; null while the file is on its way. */
        url: z.nullable(z.string()),
        seconds: z.int(),
        /** So many, each once, complete it. */
        needed: z.int(),
        /** WebVTT. */
        captions: z.string(),
        watched: z.array(range),
        position: z.int(),
        sequence: z.int(),
      }),
    ),
    youtube: z.nullable(z.string()),
    file: z.nullable(z.object({ name: z.string(), size: z.int() })),
    quiz: z.nullable(
      z.object({
        questions: z.int(),
        pass_percent: z.int(),
        tries: z.int(),
        best: z.nullable(z.int()),
      }),
    ),
  }),
).check(z.meta({ id: 'StudyItem' }))

export const showItem = endpoint(`get ${itemPath}`, {
  ...mine,
  answer: one(studyItem),
  refuses: missing,
  summary: 'Um item do curso: o que ele traz e o que a pessoa já fez dele',
})

export const watchItem = endpoint(`post ${itemPath}/watched`, {
  ...mine,
  body: z.object({
    ranges: z.array(range, 'Informe os trechos vistos').check(z.maxLength(100, 'Envie no máximo 100 trechos por vez')),
    position: second,
    sequence: z.int32().check(z.gte(1)),
  }),
  answer: z
    .object({
      /** New in this call. */
      credited_seconds: z.int(),
      watched: z.array(range),
      position: z.int(),
      sequence: z.int(),
      done: z.boolean(),
    })
    .check(z.meta({ id: 'SecondsSeen' })),
  refuses: missing,
  summary: 'Segundos vistos de um vídeo: contam uma vez cada, e não mais do que o relógio do servidor permite',
})

export const completeItem = endpoint(`post ${itemPath}/completion`, {
  ...mine,
  answer: one(studyItem),
  refuses: early,
  summary: 'Conclui um texto ou um vídeo do YouTube; os outros itens se concluem ao ver, abrir ou passar',
})

export const openItemFile = endpoint(`post ${itemPath}/opening`, {
  ...mine,
  answer: z.object({ url: z.string() }).check(z.meta({ id: 'OpenedItemFile' })),
  refuses: missing,
  summary: 'O arquivo de um item, por um endereço que vale dez minutos; abrir conclui',
})

export const keepNote = endpoint(`put ${itemPath}/note`, {
  ...mine,
  body: z.object({ note: z.string().check(z.maxLength(10_000, 'Escreva no máximo 10.000 caracteres')) }),
  answer: z.object({ note: z.string() }).check(z.meta({ id: 'StudyNote' })),
  refuses: missing,
  summary: 'A anotação da pessoa sobre um item; só ela lê',
})

const question = z.object({
  id: z.string(),
  kind: z.enum(['single', 'multiple']),
  text: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
})
const CHOOSE = 'Escolha entre as respostas da pergunta'
const optionId = z.string(CHOOSE).check(z.regex(/^[0-9a-f]{12}$/, CHOOSE))
export const quizTry = resource(
  'quiz_try',
  z.object({ number: z.int(), pass_percent: z.int(), questions: z.array(question) }),
).check(z.meta({ id: 'QuizTry' }))

export const beginTry = endpoint(`post ${itemPath}/tries`, {
  ...mine,
  status: 201,
  answer: one(quizTry),
  refuses: missing,
  summary: 'As perguntas de um questionário, em ordem sorteada; a tentativa que já espera é a mesma',
})

export const submitTry = endpoint(`post ${itemPath}/tries/{try_id}/submission`, {
  ...mine,
  body: z.object({ answers: z.record(z.string().check(z.regex(/^\d{1,3}$/)), z.array(optionId)) }),
  answer: one(
    resource(
      'quiz_result',
      z.object({
        score: z.int(),
        passed: z.boolean(),
        pass_percent: z.int(),
        questions: z.array(
          z.object({ id: z.string(), right: z.boolean(), options: z.array(z.string()), explanation: z.string() }),
        ),
      }),
    ).check(z.meta({ id: 'QuizResult' })),
  ),
  refuses: missing,
  summary: 'Corrige uma tentativa e explica cada resposta; enviada de novo, responde o mesmo',
})
