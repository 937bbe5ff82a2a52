// Questionnaires of a company: written in versions, of which one that is in use never changes.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { formRecord } from './form-record.ts'
import { answersOf, changesOf } from '#wire/record.ts'

const feature = 'QUESTIONNAIRE'
const tag = 'Questionários'
/** Of one company. */
export const MOST_FORMS = 200

const usage = {
  /** Jobs that are not closed and ask it. */
  jobs: z.int(),
  /** Sets of answers that were sent. */
  answers: z.int(),
}
const listed = {
  title: z.string(),
  company_id: z.string(),
  company_name: z.string(),
  questions: z.int(),
  /** Of the latest version. */
  number: z.int(),
  updated_at: z.string(),
  ...usage,
}
export const listedForm = resource('questionnaire_form', z.object(listed)).check(
  z.meta({ id: 'QuestionnaireFormCard' }),
)

export const editedForm = resource(
  'questionnaire_form',
  z.object({
    ...answersOf(formRecord),
    company_id: z.string(),
    company_name: z.string(),
    number: z.int(),
    /** In use: the next change makes a new version. */
    frozen: z.boolean(),
    ...usage,
    /** By question, what its author may want to know. */
    hints: z.record(z.string(), z.string()),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'QuestionnaireForm' }))

const shownForm = resource(
  'questionnaire_form',
  z.object({
    ...answersOf(formRecord),
    company_id: z.string(),
    company_name: z.string(),
    /** The newest first; a job stays with the one that it was published with. */
    versions: z.array(
      z.object({
        id: z.string(),
        number: z.int(),
        questions: z.int(),
        frozen: z.boolean(),
        created_at: z.string(),
        jobs: z.array(z.object({ id: z.string(), title: z.string() })),
        answers: z.int(),
      }),
    ),
    /** Drafts of jobs that will ask it. */
    drafts: z.array(z.object({ id: z.string(), title: z.string() })),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'QuestionnaireFormPage' }))

const stale = z.object({ ...refused.shape, data: z.optional(editedForm) })
const changes = changesOf(formRecord)
const base = { feature, tag, refuses: { 404: refused } } as const

export const listForms = endpoint('get /v1/ats/questionnaire/forms', {
  feature,
  tag,
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    company_id: z.optional(z.uuid()),
  }),
  answer: many(listedForm),
  summary: 'Questionários da empresa e de suas filiais, com as vagas que os usam',
})
export const createForm = endpoint('post /v1/ats/questionnaire/forms', {
  ...base,
  body: z
    .object({ form: z.object({ company_id: z.optional(z.uuid()), ...changes }) })
    .check(z.meta({ id: 'NewQuestionnaireForm' })),
  status: 201,
  answer: one(editedForm),
  idempotent: true,
  summary: 'Cria um questionário; com a mesma Idempotency-Key, é o mesmo',
})
export const showForm = endpoint('get /v1/ats/questionnaire/forms/{id}', {
  ...base,
  answer: one(shownForm),
  summary: 'Um questionário, com as suas versões e as vagas de cada uma',
})
export const showFormAttributes = endpoint('get /v1/ats/questionnaire/forms/{id}/attributes', {
  ...base,
  answer: one(editedForm),
  summary: 'Os valores com que o formulário de um questionário começa',
})
export const updateForm = endpoint('put /v1/ats/questionnaire/forms/{id}', {
  ...base,
  body: z
    .object({ form: z.object({ ...changes, lock_version: z.int32() }) })
    .check(z.meta({ id: 'QuestionnaireFormEdit' })),
  answer: one(editedForm),
  idempotent: true,
  refuses: { 404: refused, 409: stale },
  summary: 'Altera um questionário; se a versão atual está em uso, cria a seguinte',
})
export const deleteForm = endpoint('delete /v1/ats/questionnaire/forms/{id}', {
  ...base,
  answer: z.null(),
  status: 204,
  refuses: { 404: refused, 409: refused },
  summary: 'Apaga um questionário que nenhuma vaga aberta usa; as respostas de antes ficam',
})
export const copyForm = endpoint('post /v1/ats/questionnaire/forms/{id}/copy', {
  ...base,
  body: z.object({ company_id: z.optional(z.uuid()) }).check(z.meta({ id: 'QuestionnaireFormCopy' })),
  status: 201,
  answer: one(editedForm),
  idempotent: true,
  summary: 'Copia um questionário, para a mesma empresa ou para uma filial',
})
