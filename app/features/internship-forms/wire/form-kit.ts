// The endpoints that every kind of form has for whoever was invited: who comes by the link, and what is answered. A
// kind adds its own verb that invites. See server/kit/form-kind.ts.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { invalid, one, refused, resource } from '#wire/json-api.ts'
import { option } from '#wire/options.ts'
import { cpf } from '#wire/person/cpf.ts'
import { date } from '#wire/time/date.ts'
import { DOCUMENT_BYTES } from './form-words.ts'
import { invite, invited } from './form-invite.ts'

export const FORM_TAG = 'Formulários por convite'
const guest = { auth: false, tag: FORM_TAG } as const
const gone = { 404: refused, 410: refused } as const

const session = resource('form_session', z.object({ session: z.string(), expires_at: z.string() })).check(
  z.meta({ id: 'FormSession' }),
)

export const finding = z
  .object({
    field: z.string(),
    message: z.string(),
    /** A warning is shown, and refuses nothing. */
    kind: z.enum(['refusal', 'warning']),
    /** Of the law, with its article. */
    rule: z.optional(z.string()),
    article: z.optional(z.string()),
  })
  .check(z.meta({ id: 'FormFinding' }))

export const formDocument = z
  .object({ id: z.string(), category: z.string(), category_name: z.string(), name: z.string(), sent_at: z.string() })
  .check(z.meta({ id: 'FormDocument' }))

const form = resource(
  'form',
  z.object({
    ...invited,
    person_name: z.string(),
    /** Under 18 today: a guardian signs too. */
    minor: z.boolean(),
    /** By the names of the kind's fields; what is not answered is not there. */
    answers: z.record(z.string(), z.unknown()),
    /** What the kind shows besides: fields that are asked, what holds today. */
    asked: z.record(z.string(), z.unknown()),
    documents: z.array(formDocument),
    /** What stands against sending it as it is. */
    findings: z.array(finding),
    /** The words of ids. */
    labels: z.record(z.string(), z.array(option('FormOption', z.string(), {}))),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'Form' }))

const proof = { session: z.string().check(z.minLength(1), z.maxLength(200)) }

/** Of a kind: formWire('/v1/internship/admission/invites', 'Admissão'). */
export const formWire = <const P extends string>(path: P, title: string) => ({
  show: endpoint(`get ${path}/{id}`, {
    ...guest,
    answer: one(invite),
    refuses: gone,
    summary: `${title}: a que leva o convite, pelo código do endereço; respondido, diz em que pé está`,
  }),
  login: endpoint(`post ${path}/{id}/login`, {
    ...guest,
    body: z.object({ cpf, date_of_birth: date }),
    status: 201,
    answer: one(session),
    refuses: { ...gone, 409: refused },
    summary: `${title}: identifica a pessoa por CPF e data de nascimento; cinco erros em 15 minutos fecham o convite`,
  }),
  enter: endpoint(`post ${path}/{id}/own_session`, {
    only: ['User'],
    tag: FORM_TAG,
    status: 201,
    answer: one(session),
    refuses: { ...gone, 409: refused },
    summary: `${title}: quem está na própria conta entra sem se identificar de novo`,
  }),
  open: endpoint(`post ${path}/{id}/form`, {
    ...guest,
    body: z.object(proof),
    answer: one(form),
    refuses: gone,
    summary: `${title}: o formulário com as respostas, para quem se identificou`,
  }),
  answer: endpoint(`put ${path}/{id}/answers`, {
    ...guest,
    body: z.object({ ...proof, lock_version: z.int32(), answers: z.record(z.string(), z.unknown()) }),
    answer: one(form),
    refuses: { ...gone, 409: refused },
    idempotent: true,
    summary: `${title}: salva os campos que mudaram; outra versão é 409 com o que está salvo`,
  }),
  addDocument: endpoint(`post ${path}/{id}/documents`, {
    ...guest,
    body: z.object({ ...proof, category: z.string().check(z.maxLength(60)), file: z.file() }),
    form: 'multipart/form-data',
    limit: DOCUMENT_BYTES + 100_000,
    status: 201,
    answer: one(form),
    refuses: { ...gone, 409: refused },
    summary: `${title}: envia um documento, que fica no lugar do anterior da mesma categoria`,
  }),
  submit: endpoint(`post ${path}/{id}/submission`, {
    ...guest,
    body: z.object({ ...proof, lock_version: z.int32() }),
    status: 201,
    answer: one(invite),
    refuses: { ...gone, 409: refused, 422: invalid },
    idempotent: true,
    summary: `${title}: conclui o formulário; outra vez, é o mesmo`,
  }),
})
