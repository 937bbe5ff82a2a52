import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { visibleText } from '#wire/text/visible-text.ts'
import { date, isoDate } from '#wire/time/date.ts'
import { FORM_TAG, formWire } from '../form-kit.ts'
import { FORM_STATES } from '../form-words.ts'
import { DATA_NAMES, type DataName, PARTIES, VAULT_NAMES } from './data-record.ts'

const PATH = '/v1/data_forms/invites'
const maybe = z.nullable(z.string())
const refuses = { 404: refused, 409: refused } as const
const askers = { feature: 'CONTRACTS', only: ['CompanyManager', 'Operator'], tag: FORM_TAG } as const

export const {
  show: showDataForm,
  login: logInToDataForm,
  enter: enterDataForm,
  open: openDataForm,
  answer: answerDataForm,
  addDocument: addDataDocument,
  submit: submitDataForm,
} = formWire(PATH, 'Dados')

const PROTECTED = 'Este dado é protegido: só a própria pessoa o vê e o muda'
const NOT_LISTED = 'Escolha os dados da lista'
const asked = z.array(
  z.string().check(
    z.refine((name) => !VAULT_NAMES.includes(name), PROTECTED),
    z.refine((name) => VAULT_NAMES.includes(name) || DATA_NAMES.includes(name as DataName), NOT_LISTED),
  ),
)

export const dataRequest = z
  .object({
    party: z.enum(keysOf(PARTIES)),
    asked_by: maybe,
    purpose: z.string(),
    deadline: z.string(),
    fields: z.array(z.object({ name: z.string(), label: z.string() })),
  })
  .check(z.meta({ id: 'DataRequest' }))

const change = z
  .object({
    field: z.string(),
    label: z.string(),
    before: maybe,
    after: maybe,
    /** It stands in a signed contract: accepted, it becomes the draft of an amendment. */
    in_contract: z.boolean(),
    /** Somebody has changed it since the person answered: it is not accepted any more. */
    outdated: z.boolean(),
  })
  .check(z.meta({ id: 'DataChange' }))

export const dataAnswer = resource(
  'data_answer',
  z.object({
    person_name: z.string(),
    person_email: z.string(),
    company_id: z.string(),
    company_name: z.string(),
    internship_id: z.string(),
    state: z.enum(keysOf(FORM_STATES)),
    state_name: z.string(),
    expires_on: z.string(),
    answered_at: maybe,
    checked_at: maybe,
    /** Those of the asker's own party. */
    requests: z.array(dataRequest),
    /** Once it is answered, and only what was asked: what differs from the profile, until it is checked. */
    changes: z.array(change),
    accepted: z.array(z.string()),
    amended: z.array(z.string()),
    envelope_id: maybe,
  }),
).check(z.meta({ id: 'DataAnswer' }))

export const askForData = endpoint(`post ${PATH}`, {
  ...askers,
  body: z.object({
    data_form: z.object({
      internship_id: z.uuid('Escolha o estágio'),
      fields: asked.check(z.minLength(1, 'Escolha ao menos um dado'), z.maxLength(DATA_NAMES.length)),
      purpose: visibleText(500),
      deadline: date.check(z.overwrite((typed) => isoDate(typed) ?? typed)),
    }),
  }),
  status: 201,
  answer: one(dataAnswer),
  refuses,
  idempotent: true,
  summary: 'Pede dados a quem estagia, com a finalidade e o prazo; o que já espera resposta vai no mesmo formulário',
})

export const listDataAnswers = endpoint('get /v1/data_forms/answers', {
  ...askers,
  query: z.extend(pageQuery, {
    /** What is to be checked; what still waits for the person; what was settled. */
    which: z._default(z.enum(['to_check', 'waiting', 'done']), 'to_check'),
  }),
  answer: many(dataAnswer),
  summary: 'O que as pessoas responderam, para conferir antes de mudar o perfil',
})

export const checkDataAnswer = endpoint('post /v1/data_forms/answers/{id}/check', {
  ...askers,
  body: z.object({
    accepted: z.array(z.string().check(z.regex(/^[a-z_]{1,60}$/))).check(z.maxLength(DATA_NAMES.length)),
  }),
  status: 201,
  answer: one(dataAnswer),
  refuses,
  idempotent: true,
  summary: 'Confere as respostas: o que foi aceito vai para o perfil, ou para um termo aditivo quando está em contrato',
})
