// How many contracts each list holds, for the words beside its name.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'

const tag = 'Contratos'

export const countOwnedEnvelopes = endpoint('get /v1/internship/envelopes/counts', {
  feature: 'HOME',
  only: ['User', 'CompanyManager'],
  tag,
  answer: z.object({
    data: z.object({
      all: z.int(),
      on_its_way: z.int(),
      mine: z.int(),
      rejected: z.int(),
      completed: z.int(),
      /** With the internships that have no document yet. */
      drafts: z.int(),
      /** Forms that people were asked to fill, and answers that nobody has checked, for who drafts contracts. */
      open_invites: z.int(),
      answers_to_check: z.int(),
    }),
  }),
  summary: 'Quantos contratos a pessoa tem em cada lista',
})

export const countWaitingEnvelopes = endpoint('get /v1/internship/envelopes/waiting', {
  only: ['Operator'],
  tag,
  answer: z.object({
    data: z.object({
      review: z.int(),
      upload_review: z.int(),
      not_defined: z.int(),
      /** Signed by everybody, and not sealed yet: longer than minutes it is a fault. */
      sealing: z.int(),
      oldest_since: z.nullable(z.string()),
    }),
  }),
  summary: 'O que espera pela operação, por tipo de trabalho',
})
