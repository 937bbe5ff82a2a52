import { STATES } from '#features/contracts/wire/words.ts'
import type { Ctx } from '#server/context.ts'
import type { FormRow } from '../kit/form-kind.ts'

export async function outcome(ctx: Ctx, { envelope_id }: FormRow) {
  const { state } = await ctx.db
    .selectFrom('envelopes')
    .select('state')
    .where('id', '=', envelope_id)
    .executeTakeFirstOrThrow()
  if (state === 'created') return 'A empresa recebeu o que muda e vai preparar o termo aditivo.'
  if (state === 'completed') return 'O termo aditivo foi assinado por todos.'
  return `Termo aditivo: ${STATES[state as keyof typeof STATES].toLowerCase()}.`
}
