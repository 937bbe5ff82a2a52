import { sql } from 'kysely'
import { emailConfirmed } from '#features/accounts/server/accounts.ts'
import { onAir } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'

/** What a company and its manager still owe before anything of theirs is published. */
export async function blockersFor(ctx: Ctx, company_id: string): Promise<string[]> {
  const { rows } = await sql<{
    ok: boolean
    verification: string
  }>`select verification, ${onAir(company_id)} as ok from companies where id = ${company_id}`.execute(ctx.db)
  const { ok, verification } = rows[0]!
  return [
    ...(ok
      ? []
      : [
          verification === 'pendente'
            ? 'A empresa ainda espera a verificação da operação. Até lá, a vaga fica guardada como rascunho.'
            : 'A empresa está suspensa e não pode publicar vagas.',
        ]),
    ...((await emailConfirmed(ctx, (ctx.actor as SignedIn).login_id))
      ? []
      : ['Confirme o seu e-mail pelo link que enviamos: só depois disso você pode publicar vagas.']),
  ]
}
