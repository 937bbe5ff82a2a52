import { missingClauses } from '#features/internships/wire/law/clauses.ts'
import type { Ctx } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { conflict, notFound, Refusal, stale } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { carriedBy } from '../wire/language/carried-by.ts'
import type { Template } from '../wire/language/nodes.ts'
import { parseTemplate } from '../wire/language/parse-template.ts'
import type { Kind } from '../wire/variable-types.ts'
import { showTemplate } from './show-templates.ts'
import { templateToChange } from './template-access.ts'

export const THERE = 'Já existe um modelo deste tipo. Abra uma nova versão dele.'
const DRAFT_THERE = 'Este modelo já tem um rascunho. Continue nele, ou retire-o antes.'
const FIXED = 'Esta versão já foi publicada e não muda mais. Abra uma nova versão.'
const LAST = 'A plataforma precisa de uma versão publicada deste modelo. Publique outra no lugar dela.'

const atBody = (sentences: string[]) => new Refusal(422, { errors: { body: sentences }, messages: sentences })

/** Refused with each problem and its line. */
function readable(body: string): Template {
  const { template, problems } = parseTemplate(body)
  if (problems.length) throw atBody(problems.map(({ line, message }) => `Linha ${line}: ${message}`))
  return template
}

const me = (ctx: Ctx) => ('login_id' in ctx.actor ? ctx.actor.login_id : null)

export async function addDraft(ctx: Ctx, template_id: string, number: number, body: string) {
  const row = { id: uuid(ctx.now.getTime()), template_id, number, body, created_by: me(ctx) }
  await ctx.db
    .insertInto('document_template_versions')
    .values({ ...row, created_at: ctx.now.toISOString() })
    .execute()
}

/** Version n + 1, from the last one. */
export async function createVersion(ctx: Ctx, id: string): Promise<string> {
  await templateToChange(ctx, id)
  try {
    await transaction(ctx, async (ctx) => {
      const { number, body } = await ctx.db
        .selectFrom('document_template_versions')
        .select(['number', 'body'])
        .where('template_id', '=', id)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      await addDraft(ctx, id, number + 1, body)
    })
    return id
  } catch (error) {
    throw brokenConstraint(error)?.startsWith('document_template_versions_') ? conflict(DRAFT_THERE) : error
  }
}

type At = { id: string; number: string }
type Row = { id: string; number: number; body: string; state: string }
/** The version as it stands for whoever changes it: two at once wait for each other at the template's row. */
async function onVersion(
  ctx: Ctx,
  { id, number }: At,
  lock_version: number,
  change: (ctx: Ctx, row: Row, template: { kind: Kind; scope: string }) => Promise<object>,
): Promise<string> {
  const template = await templateToChange(ctx, id)
  await transaction(ctx, async (ctx) => {
    await ctx.db.selectFrom('document_templates').select('id').where('id', '=', id).forUpdate().execute()
    const row = await ctx.db
      .selectFrom('document_template_versions')
      .selectAll()
      .where('template_id', '=', id)
      .where('number', '=', /^\d{1,6}$/.test(number) ? Number(number) : 0)
      .executeTakeFirst()
    if (!row) throw notFound('Este modelo não tem essa versão.')
    const changed = await change(ctx, row, template)
    if (row.lock_version !== lock_version) throw stale(await showTemplate(ctx, id))
    await ctx.db
      .updateTable('document_template_versions')
      .set({ ...changed, lock_version: row.lock_version + 1 })
      .where('id', '=', row.id)
      .execute()
  })
  return id
}

const mustBeDraft = ({ state }: Row) => {
  if (state !== 'draft') throw conflict(FIXED)
}

export const changeVersion = (ctx: Ctx, at: At, { body, lock_version }: { body: string; lock_version: number }) =>
  onVersion(ctx, at, lock_version, async (_, row) => {
    mustBeDraft(row)
    readable(body)
    return { body }
  })

export const publishVersion = (ctx: Ctx, at: At, lock_version: number) =>
  onVersion(ctx, at, lock_version, async (ctx, row, { kind }) => {
    mustBeDraft(row)
    const missing = missingClauses(kind, carriedBy(readable(row.body)))
    if (missing.length) throw atBody(missing.map(({ rule, message }) => `${rule}: ${message}`))
    const now = ctx.now.toISOString()
    await ctx.db
      .updateTable('document_template_versions')
      .set({ state: 'retired', retired_at: now })
      .where('template_id', '=', at.id)
      .where('state', '=', 'published')
      .execute()
    return { state: 'published', published_at: now }
  })

export const retireVersion = (ctx: Ctx, at: At, lock_version: number) =>
  onVersion(ctx, at, lock_version, async (ctx, { state }, { scope }) => {
    if (state === 'published' && scope === 'platform') throw conflict(LAST)
    return { state: 'retired', retired_at: ctx.now.toISOString() }
  })
