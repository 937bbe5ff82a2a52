// What the product does by itself: tasks and letters, as the operation sees them.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'

const only = ['Operator'] as const
const tag = 'Operação'

export const TASK_STATES = { failed: 'Desistiu', retrying: 'Tenta de novo', waiting: 'Na fila' } as const
export const LETTER_STATES = {
  waiting: 'Na fila',
  given_up: 'Desistiu',
  refused: 'Endereço recusado',
  sent: 'Enviado',
  /** No mail server is configured: it stands in the outbox alone. */
  kept: 'Sem servidor de e-mail',
} as const

const queuedTask = resource(
  'task',
  z.object({
    name: z.string(),
    state: z.enum(keysOf(TASK_STATES)),
    attempts: z.int(),
    run_at: z.string(),
    failed_at: z.nullable(z.string()),
    /** The name of the last fault, without its data. */
    fault: z.nullable(z.string()),
  }),
).check(z.meta({ id: 'QueuedTask' }))

export const listTasks = endpoint('get /v1/admin/tasks', {
  query: z.extend(pageQuery, { state: z.optional(z.enum(keysOf(TASK_STATES))) }),
  answer: many(queuedTask),
  only,
  tag,
  summary: 'Tarefas que não terminaram: primeiro as que desistiram',
})

export const retryTask = endpoint('post /v1/admin/tasks/{id}/retries', {
  answer: one(queuedTask),
  only,
  tag,
  summary: 'Põe de novo na fila uma tarefa que desistiu ou que espera outra tentativa',
  refuses: { 404: refused, 409: refused },
})

const letter = resource(
  'letter',
  z.object({
    recipient: z.string(),
    /** Codes are hidden. */
    subject: z.string(),
    state: z.enum(keysOf(LETTER_STATES)),
    created_at: z.string(),
    sent_at: z.nullable(z.string()),
  }),
).check(z.meta({ id: 'OutboxLetter' }))

export const listLetters = endpoint('get /v1/admin/letters', {
  query: z.extend(pageQuery, { recipient: z.optional(z.string().check(z.maxLength(254))) }),
  answer: many(letter),
  only,
  tag,
  summary: 'E-mails que não saíram; de um endereço, todos os dos últimos 30 dias',
})
