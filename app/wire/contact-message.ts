// A company's message to the operator. Here, because the shell of all company pages sends it.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { messagesOnly } from './json-api.ts'
import { visibleText } from './text/visible-text.ts'

export const contactMessage = z.object({
  subject: visibleText(120),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
})

export const sendContactMessage = endpoint('post /v1/contact_messages', {
  body: z.object({ contact: contactMessage }).check(
    z.meta({
      id: 'ContactMessage',
      examples: [{ contact: { subject: 'Dúvida sobre convites', message: 'Um convite não chegou.' } }],
    }),
  ),
  answer: messagesOnly,
  status: 201,
  idempotent: true,
  feature: 'SUPPORT',
  tag: 'Empresas',
  summary: 'Fale conosco: uma mensagem da empresa a quem opera a plataforma',
})
