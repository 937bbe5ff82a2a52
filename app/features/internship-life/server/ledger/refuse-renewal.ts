// What is overdue holds a renewal.
import { renewalAsked } from '#features/contracts/server/contracts.ts'
import { conflict } from '#server/refusal.ts'
import { answering } from '#server/tasks/question.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { DUTIES, OWNERS } from '../../wire/words.ts'
import { holding, type Item } from './ledger-of.ts'
import { lifeOf } from './life.ts'

const inWords = ({ kind, due_on, owner }: Item) =>
  `${DUTIES[kind]}, vencido em ${formatDate(due_on)} (${OWNERS[owner]})`

const CERTIFIED = 'O termo de realização já foi emitido: este estágio não vai além do último dia.'

export const refuseRenewal = answering(renewalAsked, async (ctx, { internship_id, ends_on }) => {
  const life = await lifeOf(ctx, internship_id)
  if (life?.certified) throw conflict(CERTIFIED)
  const held = life ? holding(life, today(ctx.now), ends_on) : []
  if (held.length)
    throw conflict(
      `A renovação espera pelo que está vencido: ${held.map(inWords).join('; ')}. Resolva e envie de novo.`,
    )
})
