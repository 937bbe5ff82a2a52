import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { visibleText } from '#wire/text/visible-text.ts'
import { date, isoDate } from '#wire/time/date.ts'
import { sentInvite } from '../form-invites.ts'
import { FORM_TAG, formWire } from '../form-kit.ts'

const PATH = '/v1/internship/update/invites'
const refuses = { 404: refused, 409: refused } as const
const internship_id = z.uuid('Escolha o estágio')

export const {
  show: showUpdateInvite,
  login: logInToUpdate,
  enter: enterUpdate,
  open: openUpdate,
  answer: answerUpdate,
  addDocument: addUpdateDocument,
  submit: submitUpdate,
} = formWire(PATH, 'Atualização')

export const inviteToUpdate = endpoint(`post ${PATH}`, {
  feature: 'CONTRACTS',
  only: ['CompanyManager', 'Operator'],
  tag: FORM_TAG,
  body: z.object({
    invite: z.object({
      internship_id,
      /** Why, in the words of whoever asks. */
      purpose: z.optional(visibleText(500)),
      expires_on: z.optional(date.check(z.overwrite((typed) => isoDate(typed) ?? typed))),
    }),
  }),
  status: 201,
  answer: one(sentInvite),
  refuses,
  idempotent: true,
  summary: 'Pede ao estagiário que diga o que muda no estágio; ele recebe o link por e-mail',
})

export const beginOwnUpdate = endpoint('post /v1/internship/update/own_invites', {
  only: ['User'],
  tag: FORM_TAG,
  body: z.object({ internship_id }),
  status: 201,
  answer: one(resource('own_invite', z.object({ form_url: z.string() }))),
  refuses,
  summary: 'Quem estagia começa o próprio pedido de mudança, ou continua o que está aberto',
})
