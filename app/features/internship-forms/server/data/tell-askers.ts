import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import type { FormRow } from '../kit/form-kind.ts'

const ROOMS: Record<string, string> = { walljobs: '/admin/dados', company_sign: '/dados/conferir' }

/** Each of them once, whoever's request came first. */
export async function tellAskers(ctx: Ctx, { id, person_name }: FormRow) {
  const askers = await ctx.db
    .selectFrom('data_requests as r')
    .innerJoin('logins as l', 'l.id', 'r.asked_by')
    .select(['l.email', 'r.party'])
    .distinct()
    .where('r.form_id', '=', id)
    .execute()
  await writeLetters(
    ctx,
    askers.map(({ email, party }) => ({
      to: email,
      greeting: 'Olá.',
      subject: `${person_name} respondeu ao pedido de dados`,
      paragraphs: ['Confira as respostas: só o que você aceitar muda o perfil.'],
      action: { label: 'Conferir', path: ROOMS[party]! },
    })),
  )
}
