import { keepersNow, operators, unique } from '#features/contracts/server/contracts.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import type { FormRow } from '../kit/form-kind.ts'

const ROOMS = { walljobs: '/admin/dados', company_sign: '/dados/conferir' }

type Party = 'walljobs' | 'company_sign'
const asked = (ctx: Ctx, form_id: string) =>
  ctx.db
    .selectFrom('data_requests as r')
    .leftJoin('logins as l', (join) => join.onRef('l.id', '=', 'r.asked_by').on('l.disabled_at', 'is', null))
    .select(['r.asked_by', 'r.party', 'l.email'])
    .distinct()
    .where('r.form_id', '=', form_id)
    .execute()

/** Each of them once, whoever's request came first; in the place of who left, whoever checks the answers now. */
export async function tellAskers(ctx: Ctx, { id, company_id, person_name }: FormRow) {
  const rows = await asked(ctx, id)
  const of = (party: Party) => rows.filter((row) => row.party === party)
  const operation = of('walljobs').map(({ email }) => (email === null ? operators(ctx) : [{ name: null, email }]))
  const company = of('company_sign').map(({ asked_by }) => keepersNow(ctx, asked_by, company_id))
  const told = { walljobs: await Promise.all(operation), company_sign: await Promise.all(company) }
  await writeLetters(
    ctx,
    Object.entries(told).flatMap(([party, people]) =>
      unique(people.flat()).map(({ email }) => ({
        to: email,
        greeting: 'Olá.',
        subject: `${person_name} respondeu ao pedido de dados`,
        paragraphs: ['Confira as respostas: só o que você aceitar muda o perfil.'],
        action: { label: 'Conferir', path: ROOMS[party as Party] },
      })),
    ),
  )
}
