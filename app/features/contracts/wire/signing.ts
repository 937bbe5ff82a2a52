// Signing, by a personal link or by who is signed in: open, prove the e-mail by a code, read, accept, sign. No GET
// changes anything, since
// mail scanners open links.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, messagesOnly } from '#wire/json-api.ts'
import { visibleText } from '#wire/text/visible-text.ts'
import { invitation, receipt, session } from './signing-resource.ts'

const tag = 'Assinaturas'
/** By link anybody comes in; without one, whoever is signed in and is waited for. */
const open = { auth: 'optional', tag } as const
const gone = { 404: refused, 409: refused, 410: refused, 429: refused } as const

/** Random letters and digits, or nothing of ours. */
const key = (most: number) => z.string().check(z.regex(/^[\w-]*$/), z.maxLength(most))

const which = {
  /** Of the link that was mailed. */
  token: z.optional(z.string().check(z.maxLength(200))),
  /** Of who is signed in. */
  envelope_id: z.optional(z.uuid()),
}

export const showInvitation = endpoint('post /v1/internship/signing_invitations', {
  ...open,
  body: z.object(which),
  answer: one(invitation),
  refuses: gone,
  summary: 'O que um link de assinatura abre; nada muda',
})

export const renewLink = endpoint('post /v1/internship/signing_invitations/renewal', {
  auth: false,
  tag,
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  answer: messagesOnly,
  summary: 'Manda um link novo ao endereço conhecido; a resposta é a mesma para qualquer link',
})

export const downloadSealed = endpoint('post /v1/internship/signing_invitations/documents', {
  auth: false,
  tag,
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  answer: 'application/pdf',
  refuses: gone,
  summary: 'O documento selado, pelo link de quem assinou',
})

export const sendSigningCode = endpoint('post /v1/internship/signing_sessions/codes', {
  ...open,
  body: z.object(which),
  answer: messagesOnly,
  refuses: gone,
  summary: 'Manda um código de seis dígitos ao e-mail de quem assina',
})

const CODE = 'Digite os seis dígitos do código'
export const openSigning = endpoint('post /v1/internship/signing_sessions', {
  ...open,
  body: z.object({ ...which, code: z.string(CODE).check(z.trim(), z.regex(/^\d{6}$/, CODE)) }),
  status: 201,
  answer: one(session),
  refuses: gone,
  summary: 'Prova o e-mail pelo código e abre o documento para leitura',
})

export const openSigningFromDesk = endpoint('post /v1/internship/signing_sessions/desk', {
  auth: false,
  tag,
  body: z.object({ session: key(200), step_id: z.uuid() }),
  status: 201,
  answer: one(session),
  refuses: gone,
  summary: 'Da mesa da instituição, que já provou o endereço: abre o documento para leitura',
})

export const signDocument = endpoint('post /v1/internship/signing_sessions/signatures', {
  ...open,
  body: z.object({
    session: key(200),
    /** Of the document as it was shown. */
    sha256: key(64),
    read_to_end: z.literal(true, 'Leia o documento até o fim'),
    accepted: z.literal(true, 'Aceite assinar por meio eletrônico'),
    typed_name: visibleText(160),
    /** Of somebody's roles those that are signed; without it the one that was opened. */
    roles: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(12))),
  }),
  status: 201,
  answer: one(receipt),
  refuses: gone,
  summary: 'Assina o documento que foi lido',
})

export const declineDocument = endpoint('post /v1/internship/signing_sessions/refusals', {
  ...open,
  body: z.object({
    session: key(200),
    cause: visibleText(200),
    note: z.optional(visibleText(2000)),
    /** Of two roles the one that is declined. */
    role: z.optional(z.uuid()),
  }),
  answer: messagesOnly,
  refuses: gone,
  summary: 'Recusa assinar, com a causa',
})

export const disownLink = endpoint('post /v1/internship/signing_invitations/mistakes', {
  auth: false,
  tag,
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  answer: messagesOnly,
  refuses: gone,
  summary: 'Não sou esta pessoa: o link volta para quem enviou, que corrige o endereço',
})

export const delegateSignature = endpoint('post /v1/internship/signing_sessions/delegations', {
  ...open,
  body: z.object({
    session: key(200),
    to: z.object({
      /** One of the session's delegates. */
      id: z.uuid('Escolha quem assina'),
    }),
  }),
  answer: messagesOnly,
  refuses: { ...gone, 403: refused },
  summary: 'Passa a assinatura a quem tem poder para ela, pela empresa ou pela instituição',
})
