import type { Ctx, SignedIn } from '#server/context.ts'
import type { Feature } from '#server/feature.ts'
import { Reply, serve } from '#server/serve.ts'
import { totals } from '#server/totals.ts'
import { uuid } from '#server/uuid.ts'
import * as logins from '../wire/logins.ts'
import * as sessions from '../wire/sessions.ts'
import * as twoFactor from '../wire/two-factor.ts'
import { askConfirmation } from './ask-confirmation.ts'
import { changeLogin } from './change-login.ts'
import { checkLink } from './check-link.ts'
import { confirmEmail, sendConfirmation, waitingEmail } from './confirm-email.ts'
import { declineInvitation } from './decline-invitation.ts'
import { findLogin } from './logins.ts'
import { provePassword } from './prove-identity.ts'
import { askRecovery, renewPassword } from './passwords/recover-password.ts'
import { loginResource, sessionResource } from './serializer.ts'
import { attributesOf, type Contribution, endSession, endSessions, signOut } from './sessions/sessions.ts'
import { openSessionsOf } from './sessions/list-sessions.ts'
import type { Entered } from './sessions/enter-by-link.ts'
import { signIn } from './sessions/sign-in.ts'
import { tasks } from './tasks.ts'
import { codesLeft, hasTwoFactor } from './two-factor/codes.ts'
import { beginTwoFactor, renewRecoveryCodes, turnTwoFactorOff, turnTwoFactorOn } from './two-factor/turn.ts'

const wire = { ...sessions, ...logins, ...twoFactor }

const signedIn = (ctx: Ctx) => ctx.actor as SignedIn
const messagesOf = (...messages: string[]) => ({ messages })

async function ownLogin(ctx: Ctx) {
  const { login_id } = signedIn(ctx)
  const codes_left = (await hasTwoFactor(ctx, login_id)) ? await codesLeft(ctx, login_id) : null
  return {
    data: loginResource({
      login: await findLogin(ctx, login_id),
      new_email: await waitingEmail(ctx, login_id),
      codes_left,
    }),
  }
}

const shownOnce = (codes: string[]) => ({
  data: { id: uuid(), type: 'recovery_codes' as const, attributes: { codes } },
})

const openedFor = async (
  ctx: Ctx,
  { token, actor, expires_in, first_sign_in }: Entered,
  contributions: Contribution[],
) => ({
  access_token: token,
  token_type: 'Bearer' as const,
  expires_in,
  first_sign_in,
  user_type: actor.user_type,
  attributes: await attributesOf(ctx, actor, contributions),
})

const routes = (contributions: Contribution[]) =>
  serve(wire, {
    issueToken: async (ctx, { body }) =>
      new Reply(await openedFor(ctx, await signIn(ctx, body), contributions), { pragma: 'no-cache' }),
    revokeToken: async (ctx, { body }) => {
      if (body.token) await signOut(ctx, body.token)
      return {}
    },
    showSession: async (ctx) => {
      const actor = signedIn(ctx)
      const attributes = await attributesOf(ctx, actor, contributions)
      return {
        data: {
          id: actor.session_id,
          type: 'session' as const,
          attributes: { user_type: actor.user_type, ...attributes },
        },
      }
    },
    listSessions: async (ctx, { query }) => {
      const { rows, total } = await openSessionsOf(ctx, signedIn(ctx), query)
      return {
        collection: { data: rows.map((row) => sessionResource(row, signedIn(ctx).session_id)) },
        ...totals(total, query.per_page),
      }
    },
    endSession: async (ctx, { params }) => (await endSession(ctx, signedIn(ctx), params.id), null),
    endOtherSessions: async (ctx) => (
      await endSessions(ctx, signedIn(ctx).login_id, { but: signedIn(ctx).session_id }),
      null
    ),
    showLogin: ownLogin,
    changeLogin: async (ctx, { body }) => {
      await changeLogin(ctx, signedIn(ctx), body.login)
      return ownLogin(ctx)
    },
    checkLink: (ctx, { body }) => checkLink(ctx, body.token),
    confirmEmail: async (ctx, { body }) => {
      const { user_type, email, entered } = await confirmEmail(ctx, body.token, body.password)
      return {
        user_type,
        ...messagesOf(`O e-mail ${email} está confirmado.`),
        ...(entered && { session: await openedFor(ctx, entered, contributions) }),
      }
    },
    sendConfirmation: async (ctx, { body }) => {
      const email = await sendConfirmation(ctx, signedIn(ctx), body.return_to)
      return messagesOf(`Enviamos um link de confirmação para ${email}. Ele vale por 24 horas.`)
    },
    askConfirmation: async (ctx, { body }) => {
      await askConfirmation(ctx, body)
      return messagesOf(
        `Se o cadastro de ${body.email.trim()} ainda espera a confirmação, outro link chega em alguns minutos.`,
      )
    },
    recoverPassword: async (ctx, { body }) => {
      await askRecovery(ctx, body)
      return messagesOf(
        'Se este e-mail tiver uma conta, o link para criar outra senha chega em alguns ' +
          'minutos. Ele vale por uma hora. Confira também a caixa de spam.',
      )
    },
    renewPassword: async (ctx, { body }) => ({
      user_type: await renewPassword(ctx, body),
      ...messagesOf('Sua senha foi criada. Entre com ela.'),
    }),
    declineInvitation: async (ctx, { body }) => {
      await declineInvitation(ctx, body.token)
      return messagesOf('O convite foi recusado, e o seu e-mail está livre.')
    },
    checkPassword: async (ctx, { body }) => {
      await provePassword(ctx, signedIn(ctx), body.current_password)
      return { valid: true as const }
    },
    updatePassword: async (ctx, { body }) => {
      await changeLogin(ctx, signedIn(ctx), body)
      return messagesOf('Sua senha foi alterada. As outras sessões foram encerradas.')
    },
    beginTwoFactor: async (ctx) => ({
      data: {
        id: signedIn(ctx).login_id,
        type: 'two_factor' as const,
        attributes: await beginTwoFactor(ctx, signedIn(ctx)),
      },
    }),
    turnTwoFactorOn: async (ctx, { body }) => shownOnce(await turnTwoFactorOn(ctx, signedIn(ctx), body)),
    turnTwoFactorOff: async (ctx, { body }) => {
      await turnTwoFactorOff(ctx, signedIn(ctx), body)
      return ownLogin(ctx)
    },
    renewRecoveryCodes: async (ctx, { body }) => shownOnce(await renewRecoveryCodes(ctx, signedIn(ctx), body)),
  })

/** Features in lower strata contribute to a session's attributes; accounts knows none of them. */
export const feature = (contributions: Contribution[]) =>
  ({ name: 'accounts', wire, routes: routes(contributions), tasks }) satisfies Feature
