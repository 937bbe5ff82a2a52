import { closingWith } from '#features/site-settings/server/site-settings.ts'
import type { Ctx, UserType } from '#server/context.ts'
import { type Letter, writeLetter } from '#server/mail/letter.ts'
import { findLogin } from './logins.ts'
import { AREA, type Link } from './tokens.ts'

type Words = Omit<Letter, 'to' | 'greeting'> & { greeting?: string }

/**
 * In the caller's transaction, so that the event and its letter are stored together. Accounts know no names, so the
 * greeting has none.
 */
export async function writeTo(
  ctx: Ctx,
  login_id: string,
  letter: (area: string, app_name: string) => Words,
  to?: string,
) {
  const { email, user_type } = await findLogin(ctx, login_id)
  await writeLetter(ctx, {
    to: to ?? email,
    greeting: 'Olá!',
    ...letter(AREA[user_type as UserType], ctx.configuration.app_name),
  })
}

const NOT_ME = 'Se não foi você, crie outra senha agora mesmo: isso encerra todas as sessões abertas.'
const recover = (area: string) => ({ label: 'Criar outra senha', path: `${area}/recuperar-senha` })
export const noted =
  (subject: string, ...paragraphs: string[]) =>
  (area: string): Words => ({ subject, paragraphs: [...paragraphs, NOT_ME], action: recover(area) })

export const sendConfirmationLetter = (ctx: Ctx, login_id: string, to: string, link: Link) =>
  writeTo(
    ctx,
    login_id,
    (_, app_name) => ({
      subject: 'Confirme seu e-mail',
      paragraphs: [`Confirme que este é o seu e-mail no ${app_name}. O link vale por 24 horas.`],
      action: { label: 'Confirmar e-mail', ...link },
      closing: `Se você não usa o ${app_name}, ignore esta mensagem: sem a confirmação, nada acontece.`,
    }),
    to,
  )

export const tellEmailChangeAsked = (ctx: Ctx, login_id: string, new_email: string) =>
  writeTo(
    ctx,
    login_id,
    noted(
      'Pedido de troca de e-mail',
      `Alguém com a sua senha pediu para trocar o e-mail da sua conta para ${new_email}. ` +
        'A troca só vale depois que esse endereço for confirmado.',
    ),
  )

export async function tellEmailChanged(ctx: Ctx, login_id: string, { from, to }: { from: string; to: string }) {
  const closing = await closingWith(
    ctx,
    'Se não foi você quem pediu a troca, responda a esta mensagem para que possamos ajudar.',
    'Se não foi você quem pediu a troca, avise a nossa equipe sem demora.',
  )
  await writeTo(
    ctx,
    login_id,
    (_, app_name) => ({
      subject: 'O e-mail da sua conta mudou',
      paragraphs: [
        `A partir de agora, sua conta no ${app_name} usa o e-mail ${to}. Este endereço não entra mais na conta.`,
      ],
      ...closing,
    }),
    from,
  )
}

export const tellPasswordChanged = (ctx: Ctx, login_id: string) =>
  writeTo(
    ctx,
    login_id,
    noted(
      'Sua senha foi alterada',
      'A senha da sua conta acaba de ser alterada, e as outras sessões abertas foram encerradas.',
    ),
  )

export const sendRecoveryLetter = (ctx: Ctx, login_id: string, link: Link) =>
  writeTo(ctx, login_id, (_, app_name) => ({
    subject: 'Crie outra senha',
    paragraphs: [
      'Recebemos um pedido para criar outra senha da sua conta no ' +
        `${app_name}. O link vale por uma hora e uma única vez.`,
    ],
    action: { label: 'Criar outra senha', ...link },
    closing: 'Se não foi você quem pediu, ignore esta mensagem: sua senha continua a mesma.',
  }))

/** For the owner of an e-mail that somebody used in a registration. */
export const tellAlreadyRegistered = (ctx: Ctx, login_id: string) =>
  writeTo(ctx, login_id, (area, app_name) => ({
    subject: `Você já tem uma conta no ${app_name}`,
    paragraphs: [
      `Alguém usou este e-mail em um cadastro no ${app_name}, mas ele já tem uma ` +
        'conta. Se foi você, entre com a senha que criou.',
      `Se não lembra a senha, crie outra em ${ctx.configuration.app_origin}${area}/recuperar-senha.`,
    ],
    action: { label: 'Entrar', path: `${area}/entrar` },
    closing: 'Se não foi você, ignore esta mensagem: sua conta continua como estava.',
  }))
