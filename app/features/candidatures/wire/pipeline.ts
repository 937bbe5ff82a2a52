// A company reads and answers the candidatures of a job.
import * as z from 'zod/mini'
import { sharedResult } from '#wire/person/shared-result.ts'
import { DATE_INVALID, isDate } from '#wire/time/date.ts'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource, sortBy } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { visibleText, writtenText } from '#wire/text/visible-text.ts'
import { unmet } from './applying.ts'
import { pipelineFilters } from './pipeline-filters.ts'
import { readAnswers } from './questionnaire.ts'
import { nextInterview } from './next-interview.ts'
import {
  CANDIDATURE_ORDERS,
  CANDIDATURE_STATES,
  FEEDBACK_LENGTH,
  MOST_AT_ONCE,
  MOST_STAGES,
  NOTE_LENGTH,
  OUTSIDE,
  USUAL_STAGES,
} from './candidature-words.ts'

const feature = 'JOBS'
const tag = 'Candidaturas recebidas'
export const theirs = { feature, tag } as const
const maybe = z.nullable(z.string())
const state = z.enum(keysOf(CANDIDATURE_STATES))
const stage = z.object({ key: z.string(), name: z.string(), state: z.enum(keysOf(USUAL_STAGES)) })

const received = {
  /** The name at the end of the process, once it has ended. */
  name: z.string(),
  /** Whether the company sees contact, résumé and profile; otherwise these fields are empty. */
  readable: z.boolean(),
  /** Until when, or since when not; null while the process is open, and for people hired. */
  readable_until: maybe,
  state,
  stage: z.string(),
  state_words: z.string(),
  applied_at: z.string(),
  state_since: z.string(),
  answer_by: maybe,
  overdue: z.boolean(),
  /** Only what the person shows. */
  course: maybe,
  university: maybe,
  semester: z.nullable(z.int()),
  city: maybe,
  skills: z.array(z.string()),
  /** Criteria of the job that the profile does not meet. */
  unmet: z.array(unmet),
  review_requested: z.boolean(),
  /** Came by an invitation from the candidate bank. */
  invited: z.boolean(),
  /** Among the person's choices in the job's program that go on, in their order; null where it is the only one. */
  choice: z.nullable(z.object({ place: z.int(), of: z.int() })),
  rating: z.nullable(z.number()),
  /** Of the questionnaire, and the most that it could give; null where it gives none. */
  score: z.nullable(z.int()),
  most_score: z.nullable(z.int()),
  notes: z.int(),
  tags: z.array(z.string()),
  interview: nextInterview,
  lock_version: z.int(),
}
export const receivedCandidature = resource('candidature', z.object(received)).check(
  z.meta({ id: 'ReceivedCandidature' }),
)
export type ReceivedCandidature = z.output<typeof receivedCandidature>

export const listReceived = endpoint('get /v1/ats/jobs/{id}/candidatures', {
  ...theirs,
  query: z.extend(pageQuery, { ...pipelineFilters, sort: sortBy(CANDIDATURE_ORDERS) }),
  answer: many(receivedCandidature),
  summary: 'Candidaturas de uma vaga: filtros, ordem e páginas; cada coluna do quadro é esta lista com `stage`',
  refuses: { 404: refused },
})

export const showPipeline = endpoint('get /v1/ats/jobs/{id}/pipeline', {
  ...theirs,
  query: z.object(pipelineFilters),
  answer: one(
    resource(
      'pipeline',
      z.object({
        title: z.string(),
        slug: z.string(),
        status: z.string(),
        closes_at: maybe,
        /** Grows with every change of the job's candidatures. */
        version: z.int(),
        /** Of the columns, for changeStages. */
        lock_version: z.int(),
        /** Found by the filters, and in total. */
        total: z.int(),
        all: z.int(),
        /** Its company, or one above it, is suspended. */
        suspended: z.boolean(),
        /** `takes`: whether candidatures may be moved there now. */
        stages: z.array(z.extend(stage, { count: z.int(), takes: z.boolean() })),
        /** In no column: withdrawn or ended. */
        outside: z.array(z.object({ key: z.enum(keysOf(OUTSIDE)), name: z.string(), count: z.int() })),
        overdue: z.int(),
        tags: z.array(z.string()),
      }),
    ).check(z.meta({ id: 'Pipeline' })),
  ),
  summary: 'As colunas do quadro de uma vaga, com quantos estão em cada uma',
  refuses: { 404: refused },
})

const choice = z.object({ value: z.string(), label: z.string() })
const numbered = z.object({ value: z.int(), label: z.string() })
export const showPipelineChoices = endpoint('get /v1/ats/jobs/{id}/pipeline/choices', {
  ...theirs,
  answer: z
    .object({
      data: z.object({
        courses: z.array(choice),
        universities: z.array(numbered),
        cities: z.array(numbered),
        languages: z.array(choice),
        skills: z.array(choice),
        /** Of the questionnaires that the job has asked: what has options. */
        questions: z.array(z.object({ id: z.string(), label: z.string(), options: z.array(choice) })),
      }),
    })
    .check(z.meta({ id: 'PipelineChoices' })),
  summary:
    'O que os candidatos de uma vaga mostram, para filtrar por curso, instituição, cidade, idioma e conhecimento',
  refuses: { 404: refused },
})

const columns = z.object({ data: z.array(stage), lock_version: z.int() })
const names = visibleText(40)
export const changeStages = endpoint('put /v1/ats/jobs/{id}/stages', {
  ...theirs,
  body: z
    .object({
      stages: z
        .array(z.object({ key: z.optional(names), name: names, state: z.enum(keysOf(USUAL_STAGES)) }))
        .check(z.minLength(3), z.maxLength(MOST_STAGES)),
      lock_version: z.int32(),
    })
    .check(z.meta({ id: 'PipelineStages' })),
  answer: columns.check(z.meta({ id: 'ChangedStages' })),
  idempotent: true,
  summary:
    'Muda as colunas do quadro de uma vaga; a que tem alguém não sai, e se ' +
    'outra pessoa as mudou antes, 409 com as atuais',
  refuses: { 404: refused, 409: z.object({ ...refused.shape, ...z.partial(columns).shape }) },
})

/** A line of JSON at each change, until the client should reconnect. */
export const watchPipeline = endpoint('get /v1/ats/jobs/{id}/pipeline/changes', {
  ...theirs,
  query: z.object({ seconds: z._default(z.int().check(z.gte(0), z.lte(50)), 45) }),
  answer: 'application/x-ndjson',
  summary: 'Mudanças do quadro, ao vivo: uma linha {"version":n} a cada mudança',
  refuses: { 404: refused },
})

const move = {
  to: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Required for a rejection: the person reads it. */
  feedback: z.optional(z.nullable(writtenText(0, FEEDBACK_LENGTH))),
  /** By when the person hears again, at most 60 days from now. With the current column only the date changes. */
  answer_by: z.optional(z.nullable(z.string().check(z.refine((typed) => typed === '' || isDate(typed), DATE_INVALID)))),
  /** A move is undone: the date is the one from before it, not one that the company names. */
  taken_back: z.optional(z.boolean()),
}
export const assessment = resource(
  'candidature',
  z.object({
    ...received,
    job: z.object({ id: z.string(), title: z.string(), is_internship: z.boolean() }),
    slug: maybe,
    message: maybe,
    feedback: maybe,
    /** Yes or no, when the person shared it for this candidature; else null. */
    pcd: z.nullable(z.boolean()),
    /** What the person shows to companies, with the keys of the profile's page. */
    profile: z.record(z.string(), z.unknown()),
    notes_written: z.array(
      z.object({ id: z.string(), by: z.string(), text: z.string(), at: z.string(), own: z.boolean() }),
    ),
    ratings: z.array(z.object({ by: z.string(), stars: z.int(), own: z.boolean() })),
    /** To the job's questionnaire; null where none came, or while the person is not read. */
    answers: z.nullable(readAnswers),
    /** Skill tests that the person shows. */
    tests: z.array(sharedResult),
    history: z.array(z.object({ words: z.string(), by: maybe, said: maybe, answer_by: maybe, at: z.string() })),
  }),
).check(z.meta({ id: 'Assessment' }))
const stale = z.object({ ...refused.shape, data: z.optional(receivedCandidature) })

export const showAssessment = endpoint('get /v1/ats/candidatures/{id}/assessment', {
  ...theirs,
  answer: one(assessment),
  summary:
    'Uma candidatura recebida: perfil mostrado, notas, avaliações e histórico; sem contato, redes e ' +
    'currículo enquanto a empresa está suspensa; depois de uma desistência, e 30 dias depois de uma ' +
    'recusa ou do fim da vaga, só nome, datas, notas e histórico',
  refuses: { 404: refused },
})
export const printCandidateResume = endpoint('get /v1/ats/candidatures/{id}/resume', {
  ...theirs,
  answer: 'application/pdf',
  summary:
    'Currículo em PDF, com o que a pessoa mostra; 403 enquanto a empresa está ' +
    'suspensa, e quando os dados da pessoa deixam de ser visíveis',
  refuses: { 404: refused },
})

export const moveCandidature = endpoint('post /v1/ats/candidatures/{id}/moves', {
  ...theirs,
  body: z.object({ move: z.object({ ...move, lock_version: z.int32() }) }).check(z.meta({ id: 'CandidatureMove' })),
  answer: one(receivedCandidature),
  idempotent: true,
  summary:
    'Leva uma candidatura a outra coluna; se outra pessoa mexeu nela antes, 409 com o estado ' +
    'atual; enquanto a empresa está suspensa, só um não, e o resto é 403',
  refuses: { 404: refused, 409: stale },
})
export const moveCandidatures = endpoint('post /v1/ats/jobs/{id}/candidature_moves', {
  ...theirs,
  body: z
    .object({
      moves: z.object({
        ...move,
        candidatures: z
          .array(z.object({ id: z.uuid(), lock_version: z.int32() }))
          .check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
      }),
    })
    .check(z.meta({ id: 'CandidatureMoves' })),
  answer: z
    .object({ moved: z.int(), refused: z.array(z.object({ id: z.string(), name: maybe, message: z.string() })) })
    .check(z.meta({ id: 'MovedCandidatures' })),
  idempotent: true,
  summary:
    'Leva muitas a outra coluna; as que não podem ir ficam, cada uma com o motivo (quem espera revisão ' +
    'humana não é recusado entre muitos); enquanto a empresa está suspensa, só um não, e o resto é 403',
  refuses: { 404: refused },
})
export const answerReview = endpoint('post /v1/ats/candidatures/{id}/review', {
  ...theirs,
  answer: one(receivedCandidature),
  idempotent: true,
  summary: 'Registra que uma pessoa revisou a candidatura, como foi pedido',
  refuses: { 404: refused, 409: refused },
})

const changed = { ...theirs, answer: one(receivedCandidature), refuses: { 404: refused } } as const
export const addNote = endpoint('post /v1/ats/candidatures/{id}/notes', {
  ...changed,
  body: z.object({ note: z.object({ text: writtenText(1, NOTE_LENGTH) }) }).check(z.meta({ id: 'CandidatureNote' })),
  status: 201,
  idempotent: true,
  summary: 'Anota algo para os colegas; o candidato nunca lê',
})
export const removeNote = endpoint('delete /v1/ats/candidatures/{id}/notes/{note_id}', {
  ...theirs,
  answer: z.null(),
  status: 204,
  summary: 'Apaga uma anotação própria',
  refuses: { 404: refused },
})
export const rateCandidature = endpoint('put /v1/ats/candidatures/{id}/rating', {
  ...changed,
  body: z
    .object({ rating: z.object({ stars: z.nullable(z.int().check(z.gte(1), z.lte(5))) }) })
    .check(z.meta({ id: 'CandidatureRating' })),
  idempotent: true,
  summary: 'A própria avaliação, de 1 a 5; sem estrelas, retira a que havia',
})
export const tagCandidature = endpoint('put /v1/ats/candidatures/{id}/tags', {
  ...changed,
  body: z
    .object({ tags: z.array(visibleText(30)).check(z.maxLength(20)), lock_version: z.int32() })
    .check(z.meta({ id: 'CandidatureTags' })),
  idempotent: true,
  summary: 'As etiquetas de uma candidatura; se outra pessoa mexeu nela antes, 409 com o estado atual',
  refuses: { 404: refused, 409: stale },
})

export const exportCandidatures = endpoint('get /v1/ats/jobs/{id}/candidatures/spreadsheet', {
  ...theirs,
  query: z.object(pipelineFilters),
  answer: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  summary:
    'As candidaturas filtradas, em planilha, com os dados das pessoas que ainda ' +
    'são visíveis; 403 enquanto a empresa está suspensa',
  refuses: { 404: refused },
})
