import { sql } from 'kysely'
import { emailConfirmed } from '#features/accounts/server/accounts.ts'
import type { Ctx, SignedIn } from '#server/context.ts'

/** The company and those above it: one suspension takes the whole branch off the air. */
export const onAir = (company_id: ReturnType<typeof sql.ref> | string) => sql<boolean>`(
  with recursive up as (
    select id, parent_id, verification, 0 as depth from companies where id = ${company_id}
    union all
    select c.id, c.parent_id, c.verification, depth + 1 from companies c join up on c.id = up.parent_id where depth < 20
  ) select bool_and(case when depth = 0 then verification = 'verificada' else verification <> 'suspensa' end) from up)`

/** What a company and its manager still owe before anything of theirs is published. */
export async function blockersFor(ctx: Ctx, company_id: string): Promise<string[]> {
  const { rows } = await sql<{ ok: boolean; verification: string }>`select verification, ${onAir(company_id)} as ok from companies where id = ${company_id}`.execute(ctx.db)
  const { ok, verification } = rows[0]!
  return [
    ...(ok ? [] : [verification === 'pendente' ? 'A empresa ainda espera a verificação da operação. Até lá, a vaga fica guardada como rascunho.' : 'A empresa está suspensa e não pode publicar vagas.']),
    ...((await emailConfirmed(ctx, (ctx.actor as SignedIn).login_id)) ? [] : ['Confirme o seu e-mail pelo link que enviamos: só depois disso você pode publicar vagas.']),
  ]
}
