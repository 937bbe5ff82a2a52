// The activities report as the intern writes it: it saves itself, and is sent once it is whole.
import * as z from 'zod/mini'
import { lineField } from '#wire/blank-fields.ts'
import { endpoint } from '#wire/endpoint.ts'
import { dateField } from '#wire/fields.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { answersOf, changesOf } from '#wire/record.ts'

const LONG = 4000
const area = (label: string, hint: string) => ({
  ...lineField(label, LONG, { hint }),
  control: 'area' as const,
})

export const reportRecord = {
  from_day: dateField('Início do período'),
  to_day: dateField('Fim do período'),
  done: area('O que você fez', 'As atividades do período, com as suas palavras.'),
  learned: area('O que você aprendeu', 'Opcional: o que isso tem a ver com o seu curso.'),
  difficulties: area('Dificuldades', 'Opcional: o que atrapalhou, o que poderia ser melhor.'),
}

const tag = 'Vida do estágio'
export const report = resource(
  'activity_report',
  z.object({
    ...answersOf(reportRecord),
    /** Whether it may still be written; null where nothing is asked any more. */
    due_on: z.nullable(z.string()),
    /** A report that is on its way, which waits for others. */
    on_its_way: z.nullable(z.string()),
    company_name: z.string(),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'ActivityReport' }))

const mine = { only: ['User'], tag } as const
const fresh = z.object({ ...refused.shape, data: z.optional(report) })

export const showReport = endpoint('get /v1/internship/folders/{id}/report', {
  ...mine,
  answer: one(report),
  refuses: { 404: refused },
  summary: 'O relatório de atividades que quem estagia está escrevendo',
})
export const saveReport = endpoint('patch /v1/internship/folders/{id}/report', {
  ...mine,
  body: z.object({ report: z.object({ ...changesOf(reportRecord), lock_version: z.int32() }) }),
  answer: one(report),
  refuses: { 404: refused, 409: fresh },
  idempotent: true,
  summary: 'Salva o que mudou no relatório',
})
export const sendReport = endpoint('post /v1/internship/folders/{id}/report/sending', {
  ...mine,
  body: z.object({ lock_version: z.int32() }),
  status: 201,
  answer: one(resource('sent_report', z.object({ envelope_id: z.string() }))),
  refuses: { 404: refused, 409: fresh },
  idempotent: true,
  summary: 'Envia o relatório para a empresa, o supervisor e a instituição',
})
