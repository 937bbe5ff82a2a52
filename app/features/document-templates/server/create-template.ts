import type { Ctx } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { conflict } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import type { Kind } from '../wire/variable-types.ts'
import { ownerOf } from './template-access.ts'
import { THERE, addDraft } from './change-template.ts'

type Asked = { kind: Kind; company_id?: string | undefined; institution_id?: number | undefined }
export async function createTemplate(ctx: Ctx, asked: Asked): Promise<string> {
  const { kind } = asked
  const owner = await ownerOf(ctx, asked)
  try {
    return await transaction(ctx, async (ctx) => {
      const id = uuid(ctx.now.getTime())
      await ctx.db
        .insertInto('document_templates')
        .values({ id, kind, ...owner, created_at: ctx.now.toISOString() })
        .execute()
      const { body } = await ctx.db
        .selectFrom('document_template_versions as v')
        .innerJoin('document_templates as t', 't.id', 'v.template_id')
        .select('v.body')
        .where('t.scope', '=', 'platform')
        .where('t.kind', '=', kind)
        .where('v.state', '=', 'published')
        .executeTakeFirstOrThrow()
      await addDraft(ctx, id, 1, body)
      return id
    })
  } catch (error) {
    throw brokenConstraint(error)?.startsWith('document_templates_of_') ? conflict(THERE) : error
  }
}
