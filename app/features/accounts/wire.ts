// Getting in, staying in, getting out; and what a person sets about their own login.
import * as z from 'zod/mini'
import { email } from '#wire/person/email.ts'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource, messagesOnly } from '#wire/json-api.ts'
import { newPassword, sameTwice } from '#wire/person/password.ts'

export const userType = z.enum(['User', 'CompanyManager', 'Operator'])

const maybe = z.nullable(z.string())

/** As both seeds name them; each kind of user has its part. */
export const sessionAttributes = z
  .object({
    email: z.string(),
    first_name: z.optional(z.string()),
    avatar: z.optional(maybe),
    slug: z.optional(z.string()),
    uuid: z.optional(z.string()),
    intern: z.optional(z.boolean()),
    former_intern: z.optional(z.boolean()),
    profile_completeness_percentage: z.optional(z.int()),
    talent_hub_ies_student: z.optional(
      z.nullable(z.object({ id: z.string(), name: z.string(), display_name: z.string(), logo: maybe })),
    ),
    roles: z.optional(z.array(z.string())),
    /** May approve contracts, whatever the roles. */
    contract_approver: z.optional(z.boolean()),
    company_slug: z.optional(z.string()),
    company_name: z.optional(z.string()),
    company_avatar: z.optional(maybe),
    /** An operator's session that opens nothing but the two-factor setup. */
    two_factor_due: z.optional(z.boolean()),
  })
  .check(z.meta({ id: 'SessionAttributes' }))
export type SessionAttributes = z.output<typeof sessionAttributes>

const oauthError = z
  .object({ error: z.string(), error_description: z.optional(z.string()), otp_required: z.optional(z.boolean()) })
  .check(z.meta({ id: 'OAuthError' }))

const SESSION = 'Sessão'

export const issueToken = endpoint('post /oauth/token', {
  body: z
    .object({
      grant_type: z.optional(z.string()),
      username: z.optional(z.string()),
      password: z.optional(z.string()),
      user_type: z.optional(z.string()),
      /** Six digits, or one of the ten recovery codes. */
      otp: z.optional(z.string()),
    })
    .check(
      z.meta({
        id: 'TokenForm',
        examples: [
          {
            grant_type: 'password',
            username: 'gestora@demo.test',
            password: 'Ponte@2026',
            user_type: 'CompanyManager',
          },
        ],
      }),
    ),
  form: 'application/x-www-form-urlencoded',
  answer: z
    .object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      expires_in: z.int(),
      user_type: userType,
      first_sign_in: z.boolean(),
      attributes: sessionAttributes,
    })
    .check(z.meta({ id: 'Token' })),
  auth: false,
  oauth: true,
  tag: SESSION,
  summary:
    'Abre uma sessão (RFC 6749, senha do próprio usuário); sem o código, quando é preciso, responde invalid_grant com otp_required',
  refuses: { 400: oauthError, 429: oauthError },
})

export const revokeToken = endpoint('post /oauth/revoke', {
  body: z
    .object({ token: z.optional(z.string()), token_type_hint: z.optional(z.string()) })
    .check(z.meta({ id: 'RevocationForm' })),
  form: 'application/x-www-form-urlencoded',
  answer: z.object({}),
  auth: false,
  oauth: true,
  tag: SESSION,
  summary: 'Encerra uma sessão (RFC 7009)',
  refuses: { 400: oauthError },
})

export const showSession = endpoint('get /v1/session', {
  answer: one(
    resource('session', z.object({ user_type: userType, ...sessionAttributes.shape })).check(z.meta({ id: 'Session' })),
  ),
  before_two_factor: true,
  tag: SESSION,
  summary: 'Relê os atributos da sessão',
})

const ownSession = resource(
  'session',
  z.object({ device: z.string(), created_at: z.string(), last_used_at: z.string(), current: z.boolean() }),
).check(z.meta({ id: 'OwnSession' }))

export const listSessions = endpoint('get /v1/sessions', {
  query: pageQuery,
  answer: many(ownSession),
  tag: SESSION,
  summary: 'Sessões abertas desta conta, a atual primeiro',
})
export const endSession = endpoint('delete /v1/sessions/{id}', {
  answer: z.null(),
  status: 204,
  tag: SESSION,
  summary: 'Encerra uma sessão desta conta',
  refuses: { 404: refused },
})
export const endOtherSessions = endpoint('delete /v1/sessions', {
  answer: z.null(),
  status: 204,
  tag: SESSION,
  summary: 'Encerra todas as sessões desta conta, menos a atual',
})

const ACCOUNT = 'Conta'
const typed = z.string().check(z.minLength(1), z.maxLength(1000))
/** Asked for only when two-factor is on: six digits, or a recovery code. */
const otp = z.optional(z.nullable(z.string().check(z.maxLength(100))))

const login = resource(
  'login',
  z.object({
    user_type: userType,
    email: z.string(),
    email_confirmed: z.boolean(),
    /** Waits for the link that was sent to it; until then the other one counts. */
    new_email: maybe,
    otp_required_for_login: z.boolean(),
    /** How many are left of the ten; null without two-factor. */
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
    /** The first password of who was invited to a company. */
    accepts_texts: z.boolean(),
  }),
  auth: false,
  tag: ACCOUNT,
  summary: 'Diz se o link de uma mensagem (confirmação, recuperação, convite) ainda vale, sem usá-lo',
})

export const confirmEmail = endpoint('post /v1/profile/email_confirmations', {
  body: z.object({ token }).check(z.meta({ id: 'EmailConfirmation' })),
  answer: forWhom,
  auth: false,
  tag: ACCOUNT,
  summary: 'Confirma um e-mail pelo código do link, que vale 24 horas',
  refuses: { 409: refused },
})

export const sendConfirmation = endpoint('post /v1/profile/email_confirmation_letters', {
  answer: messagesOnly,
  status: 202,
  tag: ACCOUNT,
  summary: 'Envia outra vez o link de confirmação, ao e-mail novo quando há troca em curso',
  refuses: { 409: refused },
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
      /** Asked for with the first password of who was invited to a company. */
      accepted_terms_version: z.optional(z.string().check(z.maxLength(20))),
      accepted_privacy_version: z.optional(z.string().check(z.maxLength(20))),
    })
    .check(sameTwice(), z.meta({ id: 'NewPassword' })),
  answer: forWhom,
  auth: false,
  tag: ACCOUNT,
  summary:
    'Cria a senha pelo código do link (recuperação ou convite) e encerra as sessões da conta; a primeira de quem foi convidado vem com o aceite dos textos',
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

const TWO_FACTOR = 'Verificação em duas etapas'

export const beginTwoFactor = endpoint('post /v1/profile/two_factor', {
  answer: one(
    resource(
      'two_factor',
      z.object({
        /** In groups of four, for typing. */
        secret: z.string(),
        otpauth_uri: z.string(),
        /** A picture for an <img>: data:image/svg+xml. */
        qr_code: z.string(),
      }),
    ).check(z.meta({ id: 'TwoFactor' })),
  ),
  status: 201,
  before_two_factor: true,
  tag: TWO_FACTOR,
  summary: 'Começa: um segredo novo para o aplicativo autenticador, ainda sem efeito',
  refuses: { 409: refused },
})

const proof = z
  .object({ current_password: typed, otp: z.string().check(z.minLength(1), z.maxLength(100)) })
  .check(z.meta({ id: 'TwoFactorProof' }))
const recoveryCodes = one(
  resource('recovery_codes', z.object({ codes: z.array(z.string()) })).check(z.meta({ id: 'RecoveryCodes' })),
)

export const turnTwoFactorOn = endpoint('post /v1/profile/two_factor/activation', {
  body: proof,
  answer: recoveryCodes,
  status: 201,
  before_two_factor: true,
  tag: TWO_FACTOR,
  summary: 'Liga, com a senha atual e um código do aplicativo; mostra os dez códigos de recuperação, uma única vez',
  refuses: { 409: refused },
})
export const turnTwoFactorOff = endpoint('post /v1/profile/two_factor/deactivation', {
  body: proof,
  answer: one(login),
  tag: TWO_FACTOR,
  summary: 'Desliga, com a senha atual e um código',
  refuses: { 403: refused, 409: refused },
})
export const renewRecoveryCodes = endpoint('post /v1/profile/two_factor/recovery_codes', {
  body: proof,
  answer: recoveryCodes,
  status: 201,
  tag: TWO_FACTOR,
  summary: 'Troca os dez códigos de recuperação; os anteriores deixam de valer',
  refuses: { 409: refused },
})
