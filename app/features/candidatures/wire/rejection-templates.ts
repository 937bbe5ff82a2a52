// Templates of a company's rejections.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { visibleText, writtenText } from '#wire/text/visible-text.ts'
import { FEEDBACK_LENGTH, LEAST_FEEDBACK, MOST_TEMPLATES } from './candidature-words.ts'
import { theirs } from './pipeline.ts'

const template = resource(
  'rejection_template',
  z.object({ name: z.string(), text: z.string(), lock_version: z.int() }),
).check(z.meta({ id: 'RejectionTemplate' }))
const templateFields = { name: visibleText(80), text: writtenText(LEAST_FEEDBACK, FEEDBACK_LENGTH) }
const templateForm = z
  .object({ rejection_template: z.object(templateFields) })
  .check(z.meta({ id: 'RejectionTemplateForm' }))
const templateEdit = z
  .object({ rejection_template: z.object({ ...templateFields, lock_version: z.int32() }) })
  .check(z.meta({ id: 'RejectionTemplateEdit' }))
export const listTemplates = endpoint('get /v1/ats/rejection_templates', {
  ...theirs,
  answer: z.object({ data: z.array(template) }).check(z.meta({ id: 'RejectionTemplates' })),
  summary: 'Modelos de resposta da empresa, ou os que o Ponte sugere',
})
export const addTemplate = endpoint('post /v1/ats/rejection_templates', {
  ...theirs,
  body: templateForm,
  answer: one(template),
  status: 201,
  summary: `Salva um modelo de resposta; uma empresa tem até ${MOST_TEMPLATES}`,
})
export const changeTemplate = endpoint('put /v1/ats/rejection_templates/{id}', {
  ...theirs,
  body: templateEdit,
  answer: one(template),
  idempotent: true,
  summary: 'Altera um modelo de resposta',
  refuses: { 404: refused, 409: z.object({ ...refused.shape, data: z.optional(template) }) },
})
export const removeTemplate = endpoint('delete /v1/ats/rejection_templates/{id}', {
  ...theirs,
  answer: z.null(),
  status: 204,
  summary: 'Apaga um modelo de resposta',
  refuses: { 404: refused },
})
