// Evaluations of a supervisor without an account, by the link that was mailed. Only an answer changes anything: mail
// scanners open links.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { messagesOnly, one, refused } from '#wire/json-api.ts'
import { answers, asked } from './evaluation.ts'

const byLink = { auth: false, tag: 'Avaliações de estágio' } as const
const token = z.string().check(z.maxLength(200))
const gone = { 404: refused, 409: refused, 410: refused } as const

export const showAskedEvaluation = endpoint('post /v1/internship/evaluation_links', {
  ...byLink,
  body: z.object({ token }),
  answer: one(asked),
  refuses: gone,
  summary: 'A avaliação que um link abre; nada muda',
})

export const answerByLink = endpoint('post /v1/internship/evaluation_links/answers', {
  ...byLink,
  body: z.object({ token, evaluation: answers }),
  status: 201,
  answer: one(asked),
  refuses: gone,
  summary: 'Responde pelo link, uma vez só',
})

export const renewEvaluationLink = endpoint('post /v1/internship/evaluation_links/renewal', {
  ...byLink,
  body: z.object({ token }),
  answer: messagesOnly,
  summary: 'Manda um link novo ao endereço conhecido; a resposta é a mesma para qualquer link',
})
