// The desk of an institution's people: by a mailed link and a code, all that waits for their address. No GET changes
// anything, and neither token nor session stands in an address.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { messagesOnly, one, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { email } from '#wire/person/email.ts'
import { date, isDate, isoDate } from '#wire/time/date.ts'
import { visibleText } from '#wire/text/visible-text.ts'
import { ABOUT, desk } from './desk-resource.ts'

const tag = 'Mesa da instituição'
const open = { auth: false, tag } as const
const token = z.string().check(z.maxLength(200))
const gone = { 404: refused, 410: refused } as const
const acted = { 404: refused, 409: refused, 410: refused } as const

export const askForDesk = endpoint('post /v1/institution_desk/links', {
  ...open,
  body: z.object({ email }),
  answer: messagesOnly,
  summary: 'Manda o link da mesa a um endereço conhecido; a resposta é a mesma para qualquer um',
})

export const renewDeskLink = endpoint('post /v1/institution_desk/links/renewal', {
  ...open,
  body: z.object({ token }),
  answer: messagesOnly,
  summary: 'Manda um link novo ao endereço conhecido; a resposta é a mesma para qualquer link',
})

export const showDeskInvitation = endpoint('post /v1/institution_desk/invitations', {
  ...open,
  body: z.object({ token }),
  answer: one(
    resource('desk_invitation', z.object({ email_hint: z.string() })).check(z.meta({ id: 'DeskInvitation' })),
  ),
  refuses: gone,
  summary: 'O que um link da mesa abre; nada muda, e nada de ninguém se mostra',
})

export const sendDeskCode = endpoint('post /v1/institution_desk/codes', {
  ...open,
  body: z.object({ token }),
  answer: messagesOnly,
  refuses: { ...gone, 429: refused },
  summary: 'Manda um código de seis dígitos ao endereço do link',
})

const CODE = 'Digite os seis dígitos do código'
export const openDesk = endpoint('post /v1/institution_desk/sessions', {
  ...open,
  body: z.object({ token, code: z.string(CODE).check(z.trim(), z.regex(/^\d{6}$/, CODE)) }),
  status: 201,
  answer: one(
    resource('desk_session', z.object({ session: z.string(), expires_at: z.string() })).check(
      z.meta({ id: 'DeskSession' }),
    ),
  ),
  refuses: { ...gone, 429: refused },
  summary: 'Prova o endereço pelo código',
})

export const showDesk = endpoint('post /v1/institution_desk', {
  ...open,
  body: z.object({ session: token }),
  answer: one(desk),
  refuses: gone,
  summary: 'O que espera pelo endereço, o que ele já assinou ou recusou, e os estágios dos seus estudantes',
})

export const downloadFromDesk = endpoint('post /v1/institution_desk/documents', {
  ...open,
  body: z.object({ session: token, step_id: z.uuid() }),
  answer: 'application/pdf',
  refuses: acted,
  summary: 'O documento de uma etapa deste endereço; uma linha na história para cada cópia',
})

const NAME = 'Escreva o seu nome completo'
const day = date.check(z.overwrite((typed) => isoDate(typed) ?? typed))
const BACKWARDS = 'O último dia deve ser igual ou posterior ao primeiro'
export const weekSchema = z.object({ from: day, to: day }).check(({ value, issues }) => {
  if (isDate(value.from) && isDate(value.to) && value.to < value.from)
    issues.push({ code: 'custom', input: value, path: ['to'], message: BACKWARDS, continue: true })
})

export const sayWeeks = endpoint('post /v1/institution_desk/weeks', {
  ...open,
  body: z.object({
    session: token,
    statement: z.object({
      internship_id: z.uuid(),
      about: z.enum(keysOf(ABOUT)),
      /** As they are: the same as in the terms confirms them. */
      weeks: z.array(weekSchema).check(z.maxLength(60)),
      said_by: visibleText(160).check(z.minLength(3, NAME)),
    }),
  }),
  status: 201,
  answer: one(desk),
  refuses: acted,
  summary: 'Confirma as semanas de um termo, ou informa como elas são; a empresa é avisada',
})
