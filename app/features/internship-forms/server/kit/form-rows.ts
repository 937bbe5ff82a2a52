import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answers, FormRow, Identity } from './form-kind.ts'

const IDENTITY = 'form identity'
const ANSWERS = 'form answers'

/** `pinned`: what the person told at the link, because nobody had before. */
type Kept = Identity & { pinned?: (keyof Identity)[] }
export const sealIdentity = (ctx: Pick<Ctx, 'secrets'>, id: string, identity: Kept) =>
  ctx.secrets.seal(IDENTITY, id, JSON.stringify(identity))
export const identityOf = (ctx: Pick<Ctx, 'secrets'>, { id, sealed_identity }: FormRow) =>
  JSON.parse(ctx.secrets.open(IDENTITY, id, sealed_identity)) as Kept

export const sealAnswers = (ctx: Pick<Ctx, 'secrets'>, id: string, answers: Answers) =>
  ctx.secrets.seal(ANSWERS, id, JSON.stringify(answers))
export const answersOf = (ctx: Pick<Ctx, 'secrets'>, { id, sealed_answers }: FormRow): Answers =>
  sealed_answers === null ? {} : (JSON.parse(ctx.secrets.open(ANSWERS, id, sealed_answers)) as Answers)

export const findForm = (ctx: Ctx, id: string): Promise<FormRow> =>
  ctx.db.selectFrom('internship_forms').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Whoever writes the form, answers it or takes it back waits here. */
export async function lockForm(ctx: Ctx, id: string): Promise<FormRow> {
  const row = isUuid(id)
    ? await ctx.db.selectFrom('internship_forms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined
  if (!row) throw notFound('Não encontramos este convite.')
  return row
}

export async function companyNames(ctx: Ctx, ids: string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const rows = await ctx.db
    .selectFrom('companies')
    .select((e) => ['id', e.fn.coalesce('trading_name', 'name').as('name')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
export const companyNameOf = async (ctx: Ctx, company_id: string) =>
  (await companyNames(ctx, [company_id])).get(company_id)!

export const documentsIn = async (ctx: Ctx, form_ids: string[]) =>
  form_ids.length
    ? ctx.db
        .selectFrom('internship_form_documents as d')
        .innerJoin('files as f', 'f.id', 'd.file_id')
        .selectAll('f')
        .select(['d.id as document_id', 'd.form_id', 'd.category', 'd.sent_at'])
        .where('d.form_id', 'in', form_ids)
        .orderBy('d.sent_at')
        .execute()
    : []
export const documentsOf = (ctx: Ctx, form_id: string) => documentsIn(ctx, [form_id])
