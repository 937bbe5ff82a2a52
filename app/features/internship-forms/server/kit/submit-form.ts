import { keepersNow } from '#features/contracts/server/contracts.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { Refusal } from '#server/refusal.ts'
import { refuseMoved } from './answer-form.ts'
import type { Finding, FormKind, FormRow } from './form-kind.ts'
import { lockForm } from './form-rows.ts'
import { formOfSession } from './enter-form.ts'
import { filledOf } from './show-form.ts'

/** By the fields, each with its sentences; what the law says comes with its rule. */
function refuse(findings: readonly Finding[]) {
  const against = findings.filter(({ kind }) => kind === 'refusal')
  if (!against.length) return
  const fields = Map.groupBy(against, ({ field }) => field)
  throw new Refusal(422, {
    errors: Object.fromEntries([...fields].map(([field, found]) => [field, found.map(({ message }) => message)])),
    messages: [...new Set(against.map(({ message, article }) => (article ? `${message} (${article})` : message)))],
    findings: against,
  })
}

async function tellWhoAsked(ctx: Ctx, kind: FormKind, form: FormRow) {
  if (!form.created_by || !kind.answered) return
  const words = kind.answered(form)
  const told = await keepersNow(ctx, form.created_by, form.company_id)
  const letters = told.map(({ email }) => ({ to: email, greeting: 'Olá.', ...words }))
  await writeLetters(ctx, letters)
}

/** Pressed twice it is done once: the second finds it answered. */
export async function submitForm(
  ctx: Ctx,
  kind: FormKind,
  uuid: string,
  { session, lock_version }: { session: string; lock_version: number },
) {
  const { id } = await formOfSession(ctx, kind, uuid, session)
  return transaction(ctx, async (ctx) => {
    const form = await lockForm(ctx, id)
    if (form.state === 'answered') return id
    await refuseMoved(ctx, kind, form, uuid, lock_version)
    const filled = await filledOf(ctx, form)
    refuse(await kind.findings(ctx, filled))
    const { internship_id } = await kind.finish(ctx, filled)
    const answered = { state: 'answered', answered_at: ctx.now.toISOString(), internship_id } as const
    await ctx.db.updateTable('internship_forms').set(answered).where('id', '=', id).execute()
    await tellWhoAsked(ctx, kind, { ...form, ...answered })
    return id
  })
}
