import { sql } from 'kysely'
import { nameOf } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetter, writeLetters } from '#server/mail/letter.ts'
import { listener, repeated, task } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { shownDay } from '../wire.ts'
import { documentJudged } from './judge-document.ts'
import { versions } from './queries.ts'

const SOON_DAYS = 30
const SIX_HOURS = 6 * 3600

const withOwner = (ctx: Ctx) => versions(ctx).innerJoin('logins as l', 'l.id', 'u.login_id').select('l.email')
const hello = (person: Parameters<typeof nameOf>[0]) => `Olá, ${nameOf(person).split(' ')[0]}!`
const room = (category: string) => ({
  label: 'Ver meus documentos',
  path: `/categoria-de-documentos?categoria=${encodeURIComponent(category)}`,
})

/** Tells the person the verdict, and the reason. */
const tellVerdict = task<{ version_id: string }>('tell-document-verdict', async (ctx, { version_id }) => {
  const found = await withOwner(ctx).where('v.id', '=', version_id).executeTakeFirst()
  if (!found) return
  const { email, category_label, category, reason } = found
  await writeLetter(ctx, {
    to: email,
    subject: reason ? `Seu documento precisa de atenção: ${category_label}` : `Documento aprovado: ${category_label}`,
    greeting: hello(found),
    paragraphs: reason
      ? [
          `Olhamos o documento que você enviou em “${category_label}” e não pudemos aprová-lo.`,
          `Motivo: ${reason}`,
          'Envie outro arquivo no mesmo lugar. Ele volta para a fila na hora.',
        ]
      : [`O documento que você enviou em “${category_label}” foi conferido e aprovado. Não precisa fazer mais nada.`],
    action: room(category),
  })
})

/** A month before the expiry date, and after it: one letter each. */
const tellExpiries = task<object>('tell-document-expiries', async (ctx) => {
  const due = await withOwner(ctx)
    .select(
      sql<'soon' | 'expired'>`case when valid_until < ${today(ctx.now)}::date then 'expired' else 'soon' end`.as('due'),
    )
    .where('v.replaced_at', 'is', null)
    .where(sql<boolean>`approved is distinct from false`)
    .where(sql<boolean>`(valid_until < ${today(ctx.now)}::date and expiry_told is distinct from 'expired'
      or valid_until <= ${today(ctx.now, SOON_DAYS)}::date and expiry_told is null)`)
    .limit(500)
    .execute()
  if (!due.length) return
  for (const kind of ['soon', 'expired'] as const) {
    const ids = due.flatMap((row) => (row.due === kind ? row.id : []))
    if (ids.length)
      await ctx.db.updateTable('personal_document_versions').set({ expiry_told: kind }).where('id', 'in', ids).execute()
  }
  await writeLetters(
    ctx,
    due.map(({ email, full_name, social_name, category_label, category, valid_until, due: told }) => ({
      to: email,
      subject:
        told === 'expired' ? `Documento vencido: ${category_label}` : `Documento perto de vencer: ${category_label}`,
      greeting: hello({ full_name, social_name }),
      paragraphs: [
        told === 'expired'
          ? `O documento que está em “${category_label}” valia até ${shownDay(valid_until)}.`
          : `O documento que está em “${category_label}” vale até ${shownDay(valid_until)}.`,
        'Envie o novo assim que o tiver: o anterior fica no histórico.',
      ],
      action: room(category),
    })),
  )
})

export const documentListeners = [listener(documentJudged, tellVerdict)]
export const documentTasks = [repeated(SIX_HOURS, tellExpiries)]
