import type { Ctx } from '#server/context.ts'
import { task } from '#server/tasks/task.ts'

const PURPOSE = 'personal document description'
const BATCH = 500

/** What a person says a paper is, sealed for its row. */
export const sealedDescription = (
  { secrets }: Pick<Ctx, 'secrets'>,
  id: string,
  description: string | null | undefined,
) => {
  const text = description?.trim()
  return text ? secrets.seal(PURPOSE, id, text) : null
}

type Described = { personal_document_id: string; description: string | null; sealed_description: string | null }

export const descriptionOf = (
  { secrets }: Pick<Ctx, 'secrets'>,
  { personal_document_id, description, sealed_description }: Described,
) => (sealed_description === null ? description : secrets.open(PURPOSE, personal_document_id, sealed_description))

/** Those that were written before they were sealed. */
export const sealOldDescriptions = task<object>('seal-document-descriptions', async (ctx) => {
  const rows = await ctx.db
    .selectFrom('personal_documents')
    .select(['id', 'description'])
    .where('description', 'is not', null)
    .limit(BATCH)
    .execute()
  for (const { id, description } of rows)
    await ctx.db
      .updateTable('personal_documents')
      .set({ description: null, sealed_description: sealedDescription(ctx, id, description) })
      .where('id', '=', id)
      .where('description', 'is not', null)
      .execute()
})
