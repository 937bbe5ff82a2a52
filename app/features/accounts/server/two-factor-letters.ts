import type { Ctx } from '#server/context.ts'
import { noted, writeTo } from './letters.ts'

export const tellTwoFactorOn = (ctx: Ctx, login_id: string) =>
  writeTo(
    ctx,
    login_id,
    noted(
      'Verificação em duas etapas ligada',
      'A partir de agora, para entrar na sua conta é preciso também um código do seu aplicativo ' +
        'autenticador. Guarde os códigos de recuperação em um lugar seguro.',
    ),
  )

export const tellTwoFactorOff = (ctx: Ctx, login_id: string) =>
  writeTo(
    ctx,
    login_id,
    noted('Verificação em duas etapas desligada', 'A partir de agora, para entrar na sua conta basta a senha.'),
  )

export const tellRecoveryCodesRenewed = (ctx: Ctx, login_id: string) =>
  writeTo(
    ctx,
    login_id,
    noted(
      'Novos códigos de recuperação',
      'Os códigos de recuperação da sua conta foram trocados, e os anteriores deixaram de valer.',
    ),
  )

export const tellRecoveryCodeUsed = (ctx: Ctx, login_id: string, left: number) =>
  writeTo(
    ctx,
    login_id,
    noted(
      'Um código de recuperação foi usado',
      'Alguém usou um dos códigos de recuperação da sua conta. ' +
        `${left === 1 ? 'Resta 1 código.' : `Restam ${left} códigos.`} Você pode gerar outros nas ` +
        'configurações.',
    ),
  )
