// Forms that wait for the person who is signed in.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { FORM_TAG } from './form-kit.ts'
import { FORM_KINDS } from './form-words.ts'

const mine = { only: ['User'], tag: FORM_TAG } as const

export const listOwnInvites = endpoint('get /v1/internship/own_form_invites', {
  ...mine,
  query: pageQuery,
  answer: many(
    resource(
      'own_form_invite',
      z.object({
        kind: z.enum(keysOf(FORM_KINDS)),
        company_id: z.string(),
        company_name: z.string(),
        purpose: z.nullable(z.string()),
        expires_on: z.string(),
      }),
    ).check(z.meta({ id: 'OwnFormInvite' })),
  ),
  summary: 'Os formulários que esperam por quem pede, o de prazo mais próximo primeiro',
})

export const openOwnInvite = endpoint('post /v1/internship/own_form_invites/{id}/links', {
  ...mine,
  status: 201,
  answer: one(resource('own_invite', z.object({ form_url: z.string() }))),
  refuses: { 404: refused },
  summary: 'Um link para o formulário que espera por quem pede; o do e-mail continua valendo',
})
