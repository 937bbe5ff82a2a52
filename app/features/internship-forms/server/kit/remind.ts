// Letters about an invite that is open: after 2, 5 and 10 days, and before it expires. Planned again and again through
// the day; what was sent stands in its row.
import { dueOrdinal, isTimely } from '#features/contracts/server/contracts.ts'
import { isSuspended } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { repeated, task } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { addressOf } from './address-of.ts'
import type { FormRow } from './form-kind.ts'
import { companyNameOf } from './form-rows.ts'
import { KINDS } from './kinds.ts'
import { addFormLink } from './links.ts'

/** Days before the last one. */
const BEFORE_END = 2
/** Above those of the days since it was sent. */
const ENDING = 100

const endsSoon = (ctx: Ctx, { expires_on }: FormRow) => expires_on <= today(ctx.now, BEFORE_END)

/** The end counts for the days, too: nobody gets two letters at once. */
export function ordinalNow(ctx: Ctx, form: FormRow): number | undefined {
  const of_days = dueOrdinal(form.invited_at, ctx.now)
  return of_days !== undefined && endsSoon(ctx, form) ? ENDING : of_days
}

/** What the person began without being asked is no invite. */
const waiting = (ctx: Ctx) =>
  ctx.db
    .selectFrom('internship_forms')
    .where('state', '=', 'open')
    .where('expires_on', '>=', today(ctx.now))
    .where('created_by', 'is not', null)

/** Of two workers one writes the row, and that one writes the letter. */
async function claims(ctx: Ctx, { id, invited_at }: FormRow, ordinal: number) {
  const last = await ctx.db
    .selectFrom('internship_form_reminders')
    .select((e) => e.fn.max('ordinal').as('ordinal'))
    .where('form_id', '=', id)
    .where('invited_at', '=', invited_at)
    .executeTakeFirst()
  if ((last?.ordinal ?? 0) >= ordinal) return false
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('internship_form_reminders')
    .values({ form_id: id, invited_at, ordinal, sent_at: ctx.now.toISOString() })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

async function remind(ctx: Ctx, form: FormRow) {
  const kind = KINDS[form.kind as keyof typeof KINDS]!
  const ordinal = ordinalNow(ctx, form)
  if (ordinal === undefined || (await isSuspended(ctx, form.company_id))) return
  if (!(await claims(ctx, form, ordinal))) return
  const { label, paragraphs, subject } = kind.letter(form, await companyNameOf(ctx, form.company_id))
  const until = formatDate(form.expires_on)
  await writeLetter(ctx, {
    to: await addressOf(ctx, form, undefined),
    subject: ordinal === ENDING ? `O link vale até ${until}: ${subject}` : `Lembrete: ${subject}`,
    greeting: `Olá, ${form.person_name.split(' ')[0]}.`,
    paragraphs: [
      ...paragraphs,
      form.opened_at
        ? `Falta enviar as suas respostas. O que você já preencheu está salvo; responda até ${until}.`
        : `Ainda esperamos a sua resposta, até ${until}. Para entrar, informe o seu CPF e a sua data de nascimento.`,
    ],
    // Beside the one before: whoever is writing is not put out.
    action: { label, path: `${kind.path}/:token/login`, token: await addFormLink(ctx, form.id) },
    closing: 'O link é pessoal: não o encaminhe. Se você não esperava este convite, ignore esta mensagem.',
  })
}

async function remindOf(ctx: Ctx, id: string) {
  const form = await waiting(ctx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (form) await remind(ctx, form)
}

export const remindInvited = repeated(
  3600,
  task<object>('remind-invited', async (ctx) => {
    if (!isTimely(ctx.now)) return
    const rows = await waiting(ctx).select('id').orderBy('id').execute()
    for (const { id } of rows) await transaction(ctx, (ctx) => remindOf(ctx, id))
  }),
)
