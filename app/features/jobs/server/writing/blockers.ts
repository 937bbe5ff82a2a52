import { emailConfirmed } from '#features/accounts/server/accounts.ts'
import { standingOf } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import type { Verification } from '#wire/verification.ts'

const WAITS: Record<Exclude<Verification, 'verificada'>, string> = {
  pendente: 'A empresa ainda espera a verificação da operação. Até lá, a vaga fica salva como rascunho.',
  suspensa: 'A empresa está suspensa e não pode publicar vagas.',
}
const CONFIRM = 'Confirme o seu e-mail pelo link que enviamos: só depois disso você pode publicar vagas.'
const NOBODY_CONFIRMED = 'Falta quem cadastrou a empresa confirmar o próprio e-mail pelo link que enviamos.'

/** What a company and its manager still owe before anything of theirs is published. */
export async function blockersFor(ctx: Ctx, company_id: string): Promise<string[]> {
  const { own, verification, confirmed } = await standingOf(ctx, company_id)
  const proven = await emailConfirmed(ctx, (ctx.actor as SignedIn).login_id)
  const waits = verification === 'suspensa' ? verification : own
  return [
    ...(waits === 'verificada' ? [] : [WAITS[waits]]),
    ...(proven ? [] : [CONFIRM]),
    ...(proven && !confirmed ? [NOBODY_CONFIRMED] : []),
  ]
}
