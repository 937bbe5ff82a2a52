// A person's own login, and the links in letters.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { messagesOnly, one, refused, resource } from '#wire/json-api.ts'
import { returnTo } from '#wire/link/return-to.ts'
import { email } from '#wire/person/email.ts'
import { newPassword, sameTwice } from '#wire/person/password.ts'
import { openedSession } from './sessions.ts'
import { userType } from './session-attributes.ts'

const ACCOUNT = 'Conta'
export const typed = z.string().check(z.minLength(1), z.maxLength(1000))
/** Required when two-factor is on: six digits, or a recovery code. */
const otp = z.optional(z.nullable(z.string().check(z.maxLength(100))))

export const login = resource(
  'login',
  z.object({
    user_type: userType,
    email: z.string(),
    email_confirmed: z.boolean(),
    /** Waits for confirmation; until then the other one counts. */
    new_email: z.nullable(z.string()),
    otp_required_for_login: z.boolean(),
    /** Unused ones of the ten; null without two-factor. */
    recovery_codes_left: z.nullable(z.int()),
  }),
).check(z.meta({ id: 'Login' }))

export const showLogin = endpoint('get /v1/profile/login', {
  answer: one(login),
  before_two_factor: true,
  tag: ACCOUNT,
  summary: 'E-mail, senha e verificação em duas etapas desta conta',
})

export const changeLogin = endpoint('put /v1/profile/login', {
  body: z
    .object({
      login: z
        .object({
          current_password: typed,
          otp,
          email: z.optional(email),
          password: z.optional(newPassword),
          password_confirmation: z.optional(z.string()),
        })
        .check(sameTwice()),
    })
    .check(
      z.meta({
        id: 'LoginForm',
        examples: [
          { login: { current_password: 'Ponte@2026', password: 'Ponte@2027', password_confirmation: 'Ponte@2027' } },
        ],
      }),
    ),
  answer: one(login),
  tag: ACCOUNT,
  summary: 'Troca a senha, o e-mail ou os dois; o e-mail novo vale depois de confirmado',
})

const token = z.string().check(z.minLength(1), z.maxLength(200))
const forWhom = z.object({ user_type: userType, messages: z.array(z.string()) })

export const checkLink = endpoint('post /v1/profile/link_checks', {
  body: z.object({ token }).check(z.meta({ id: 'LinkCheck' })),
  answer: z.object({
    user_type: userType,
    /** Masked: the first letter, and what follows the @. */
    email: z.string(),
    /** The first password of a person invited to a company. */
    accepts_texts: z.boolean(),
    /** Of a candidate's registration that waits: confirming it may set another password. */
    chooses_password: z.boolean(),
  }),
  auth: false,
  tag: ACCOUNT,
  summary: 'Diz se o link de uma mensagem (confirmação, recuperação, convite) ainda vale, sem usá-lo',
})

export const confirmEmail = endpoint('post /v1/profile/email_confirmations', {
  body: z
    .object({
      token,
      /** In the place of the one that came with the registration, which somebody else may have typed. */
      password: z.optional(newPassword),
      password_confirmation: z.optional(z.string()),
    })
    .check(sameTwice(), z.meta({ id: 'EmailConfirmation' })),
  answer: z.extend(forWhom, {
    /** Of a candidate whose registration is confirmed now: the link logs in. */
    session: z.optional(openedSession),
  }),
  auth: false,
  tag: ACCOUNT,
  summary: 'Confirma um e-mail pelo código do link, que vale 24 horas; o de um cadastro de candidato também entra',
  refuses: { 409: refused },
})

export const sendConfirmation = endpoint('post /v1/profile/email_confirmation_letters', {
  body: z.object({ return_to: returnTo }).check(z.meta({ id: 'EmailConfirmationLetter' })),
  answer: messagesOnly,
  status: 202,
  tag: ACCOUNT,
  summary: 'Envia outra vez o link de confirmação, ao e-mail novo quando há troca em curso',
  refuses: { 409: refused },
})

export const askConfirmation = endpoint('post /v1/profile/email_confirmation_requests', {
  body: z.object({ email, user_type: userType, return_to: returnTo }).check(z.meta({ id: 'EmailConfirmationRequest' })),
  answer: messagesOnly,
  status: 202,
  auth: false,
  tag: ACCOUNT,
  summary: 'Envia outra vez o link de um cadastro ainda não confirmado; a resposta é a mesma para os demais e-mails',
})

export const recoverPassword = endpoint('post /v1/profile/password_recoveries', {
  body: z.object({ email, user_type: userType }).check(z.meta({ id: 'PasswordRecovery' })),
  answer: messagesOnly,
  status: 202,
  auth: false,
  tag: ACCOUNT,
  summary: 'Envia um link para criar outra senha; a resposta é a mesma para e-mails desconhecidos',
})

export const renewPassword = endpoint('put /v1/profile/passwords', {
  body: z
    .object({
      token,
      password: newPassword,
      password_confirmation: z.optional(z.string()),
      /** Required with the first password of an account that somebody else opened. */
      accepted_terms_version: z.optional(z.string().check(z.maxLength(20))),
      accepted_privacy_version: z.optional(z.string().check(z.maxLength(20))),
    })
    .check(sameTwice(), z.meta({ id: 'NewPassword' })),
  answer: forWhom,
  auth: false,
  tag: ACCOUNT,
  summary:
    'Cria a senha pelo código do link (recuperação ou convite) e encerra as sessões da ' +
    'conta; a primeira de quem foi convidado vem com o aceite dos textos',
})

export const declineInvitation = endpoint('post /v1/profile/invitation_refusals', {
  body: z.object({ token }).check(z.meta({ id: 'InvitationRefusal' })),
  answer: messagesOnly,
  auth: false,
  tag: ACCOUNT,
  summary: 'Recusa um convite pelo código do link: o e-mail fica livre na hora',
})

export const checkPassword = endpoint('post /v1/profile/company_managers/check_password', {
  body: z.object({ current_password: typed }).check(z.meta({ id: 'PasswordCheck' })),
  answer: z.object({ valid: z.literal(true) }),
  feature: 'PASSWORD',
  tag: ACCOUNT,
  summary: 'Confere a senha atual; errada é 422, nunca 401',
})

export const updatePassword = endpoint('put /v1/profile/company_managers/update_password', {
  body: z
    .object({ current_password: typed, otp, password: newPassword, password_confirmation: z.optional(z.string()) })
    .check(sameTwice(), z.meta({ id: 'PasswordChange' })),
  answer: messagesOnly,
  feature: 'PASSWORD',
  tag: ACCOUNT,
  summary: 'Troca a senha e encerra as outras sessões',
})
