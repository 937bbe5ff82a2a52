// What a contract waits for at DocuSign, where it waits for more than a signature.
import type { Ctx } from '#server/context.ts'
import type { Envelope } from '../envelope-rows.ts'
import { since } from '../detail/waiting-words.ts'
import { rowOf } from './rows.ts'

/** As `orFailing` keeps it: no answer, too many questions, a fault of its own. */
const AWAY = /^(0|429|5\d\d) /
const NOT_YET = /NOT_COMPLETED$/

export async function docusignWords(ctx: Ctx, { provider, state, current }: Envelope): Promise<string | null> {
  if (provider !== 'docusign' || (state !== 'signature' && state !== 'sealing')) return null
  const row = await rowOf(ctx, current.id)
  const from = row?.failing_since && since(row.failing_since, ctx.now)
  if (from && !NOT_YET.test(row.fault!))
    return AWAY.test(row.fault!)
      ? `A DocuSign não responde desde ${from}. Tentamos de novo sem parar; nada se perdeu.`
      : `A DocuSign recusou o documento desde ${from} (${row.fault}). Quem opera a plataforma precisa ver isto.`
  if (state === 'sealing') return 'Todos assinaram. Recebendo da DocuSign o documento selado…'
  return row?.docusign_id ? null : 'A DocuSign está preparando o documento para as assinaturas.'
}
