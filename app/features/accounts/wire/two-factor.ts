import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { login, typed } from './logins.ts'

const TWO_FACTOR = 'Verificação em duas etapas'

export const beginTwoFactor = endpoint('post /v1/profile/two_factor', {
  answer: one(
    resource(
      'two_factor',
      z.object({
        /** In groups of four, for typing. */
        secret: z.string(),
        otpauth_uri: z.string(),
        /** For an <img>: data:image/svg+xml. */
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
