// Recess that the company gives, and what it pays where some is left at the end.
import { daysIn, overlaps } from '#features/internships/wire/law/calendar.ts'
import { findFolder, holdInternship, refuseSuspended } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import { formatDate } from '#wire/time/date.ts'
import { keepLedger } from '../ledger/keep-ledger.ts'
import { leftOf } from '../ledger/ledger-of.ts'
import type { Days, Life } from '../ledger/life.ts'
import { lifeFor } from '../ledger/show-ledger.ts'
import { whoNotes } from './who-notes.ts'

const BACKWARDS = 'O último dia deve ser igual ou posterior ao primeiro.'
const TWICE = 'Esses dias já estão registrados como recesso.'
const NOT_OVER = 'O recesso é pago depois do fim do estágio: até lá, ele é dado em dias.'
const OVER = 'O estágio já terminou: o recesso que não foi dado é pago.'
const NOTHING_LEFT = 'Não há recesso a pagar.'
const NO_ENTRY = 'Não encontramos esse registro.'

/** Of an internship that the company may change, held until the end of the transaction. */
export async function heldLife(ctx: Ctx, id: string): Promise<Life> {
  const folder = await findFolder(ctx, id)
  await refuseSuspended(ctx, folder.company_id)
  await holdInternship(ctx, folder.id)
  return lifeFor(ctx, id)
}

function refuse(life: Life, { from, to }: Days) {
  const { starts_on, ends_on } = life
  if (to < from) throw invalid({ to: BACKWARDS })
  if (from < starts_on) throw invalid({ from: `O estágio começou em ${formatDate(starts_on)}.` })
  if (to > ends_on) throw invalid({ to: `O estágio termina em ${formatDate(ends_on)}.` })
  if (life.taken.some((one) => overlaps(one, { from, to }))) throw invalid({ from: TWICE })
  const left = leftOf(life)
  if (daysIn({ from, to }) > left) throw invalid({ to: `Restam ${left} dias de recesso neste estágio.` })
}

const keepEntry = async (ctx: Ctx, internship_id: string, entry: object) => {
  await ctx.db
    .insertInto('recess_entries')
    .values({
      id: uuid(ctx.now.getTime()),
      internship_id,
      ...entry,
      ...(await whoNotes(ctx)),
      created_at: ctx.now.toISOString(),
    })
    .execute()
  await keepLedger(ctx, internship_id)
}

export async function recordRecess(ctx: Ctx, id: string, period: Days) {
  const life = await heldLife(ctx, id)
  if (life.ends_on < today(ctx.now)) throw conflict(OVER)
  refuse(life, period)
  await keepEntry(ctx, life.internship_id, { from_day: period.from, to_day: period.to })
  return id
}

/** All that was left on the last day. */
export async function payRecess(ctx: Ctx, id: string) {
  const life = await heldLife(ctx, id)
  if (life.ends_on >= today(ctx.now)) throw conflict(NOT_OVER)
  const left = leftOf(life)
  if (left <= 0) throw conflict(NOTHING_LEFT)
  await keepEntry(ctx, life.internship_id, { paid_days: left })
  return id
}

export async function dropRecess(ctx: Ctx, id: string, entry_id: string) {
  const { internship_id } = await heldLife(ctx, id)
  const dropped = isUuid(entry_id)
    ? await ctx.db
        .deleteFrom('recess_entries')
        .where('id', '=', entry_id)
        .where('internship_id', '=', internship_id)
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (!dropped) throw notFound(NO_ENTRY)
  await keepLedger(ctx, internship_id)
}
