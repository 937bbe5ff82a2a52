// Whose a template is: the operation's, an institution's (kept by the operation) or a company's (kept by its people).
import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import { refuseSuspended } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { forbidden, notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { Kind } from '../wire/variable-types.ts'
import type { SCOPES } from '../wire/templates.ts'

export type Scope = keyof typeof SCOPES
export type Reader = { operator: boolean; tree: string[] }

const NONE = 'Não encontramos este modelo.'
const NOT_YOURS = 'Este modelo é da plataforma. Para mudar o texto, crie um modelo da sua empresa.'

export async function readerOf(ctx: Ctx): Promise<Reader> {
  const operator = ctx.actor.user_type === 'Operator'
  return { operator, tree: operator ? [] : await myTree(ctx) }
}

/** Companies read the platform's templates, to begin their own from them. */
const reads = ({ operator, tree }: Reader, of: { scope: string; company_id: string | null }) =>
  operator || of.scope === 'platform' || (of.company_id !== null && tree.includes(of.company_id))

/** Each changes its own: an institution's text is the operation's to keep, a company's is not. */
export const changesIt = ({ operator }: Reader, { scope }: { scope: string }) => operator === (scope !== 'company')

export async function findTemplate(ctx: Ctx, id: string) {
  const reader = await readerOf(ctx)
  const found = isUuid(id)
    ? await ctx.db.selectFrom('document_templates').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (!found || !reads(reader, found)) throw notFound(NONE)
  return { ...found, kind: found.kind as Kind, scope: found.scope as Scope, may_change: changesIt(reader, found) }
}

export async function templateToChange(ctx: Ctx, id: string) {
  const template = await findTemplate(ctx, id)
  if (!template.may_change) throw forbidden(NOT_YOURS)
  if (template.company_id) await refuseSuspended(ctx, template.company_id)
  return template
}

/** Where a new one belongs. */
export async function ownerOf(
  ctx: Ctx,
  asked: { company_id?: string | undefined; institution_id?: number | undefined },
) {
  if (ctx.actor.user_type === 'Operator') {
    const { institution_id } = asked
    if (institution_id === undefined) return { scope: 'platform' as const }
    const known = await ctx.db
      .selectFrom('institutions')
      .select('id')
      .where('id', '=', institution_id)
      .executeTakeFirst()
    if (!known) throw notFound('Não encontramos essa instituição.')
    return { scope: 'institution' as const, institution_id }
  }
  const { company_id = membershipIn(ctx).company_id } = asked
  if (!(await myTree(ctx)).includes(company_id)) throw notFound('Não encontramos essa empresa entre as suas.')
  await refuseSuspended(ctx, company_id)
  return { scope: 'company' as const, company_id }
}
