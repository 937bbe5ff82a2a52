// Signing, by a personal link or by who is signed in: open, prove the e-mail by a code, read, accept, sign. No GET
// changes anything, since
// mail scanners open links.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource, messagesOnly } from '#wire/json-api.ts'
import { date, isoDate } from '#wire/time/date.ts'
import { email } from '#wire/person/email.ts'
import { paperSchema } from '#wire/paper/paper-schema.ts'
import { visibleText } from '#wire/text/visible-text.ts'
import { difference } from './envelope.ts'
import { PROVIDERS } from './words.ts'

const tag = 'Assinaturas'
const maybe = z.nullable(z.string())
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

const asked = {
  title: z.string(),
  code: z.string(),
  company_name: z.string(),
  intern_name: z.string(),
  signer_name: z.string(),
  role: z.string(),
  /** In whose place they sign. */
  delegated_by: maybe,
  /** 'm•••@colegio.example' */
  email_hint: z.string(),
}

/** What a link leads to, before anything is proven. */
const invitation = resource(
  'signing_invitation',
  z.object({
    ...asked,
    /**
     * identify: a code is asked for; signed: a receipt; waiting: another step comes first; ended: it was rejected or
     * cancelled.
     */
    state: z.enum(['identify', 'signed', 'waiting', 'ended']),
    signed_at: maybe,
  }),
).check(z.meta({ id: 'SigningInvitation' }))

const session = resource(
  'signing_session',
  z.object({
    ...asked,
    /** Opens reading and signing for a while; it is kept nowhere in plain. */
    session: z.string(),
    expires_at: z.string(),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    paper: paperSchema,
    sha256: z.string(),
    version: z.int(),
    /** Where the signature is given: here, or at DocuSign. */
    provider: z.enum(PROVIDERS),
    /** What this version says otherwise than the one that this person signed. */
    differences: z.array(difference),
    /** As whom: somebody may have two roles in a row. */
    roles: z.array(z.object({ id: z.string(), role: z.string() })),
    may_delegate: z.boolean(),
    /** Other legal representatives of the company. */
    delegates: z.array(z.object({ id: z.string(), name: z.string() })),
    consent: z.string(),
    university_instructions: maybe,
  }),
).check(z.meta({ id: 'SigningSession' }))

const receipt = resource(
  'signing_receipt',
  z.object({
    ...asked,
    signed_at: z.string(),
    sha256: z.string(),
    /** Another role of the same person, which waits now. */
    left: z.nullable(z.object({ id: z.string(), role: z.string() })),
    /** Who comes next, in words. */
    next: z.string(),
  }),
).check(z.meta({ id: 'SigningReceipt' }))

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

const day = z.optional(date.check(z.overwrite((typed) => isoDate(typed) ?? typed)))
export const delegateSignature = endpoint('post /v1/internship/signing_sessions/delegations', {
  ...open,
  body: z.object({
    session: key(200),
    to: z.object({
      /** A legal representative of the company. */
      manager_id: z.optional(z.uuid()),
      /** Or somebody with a power of attorney. */
      name: z.optional(visibleText(160)),
      email: z.optional(email),
      power_of_attorney_on: day,
    }),
  }),
  answer: messagesOnly,
  refuses: { ...gone, 403: refused },
  summary: 'Passa a assinatura a quem tem poder para ela, pela empresa ou pela instituição',
})
