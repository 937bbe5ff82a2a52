import type { Ctx } from '#server/context.ts'

const PURPOSE = 'personal document description'

/** The person's description of a document, sealed for its row. */
export const sealedDescription = (
  { secrets }: Pick<Ctx, 'secrets'>,
  id: string,
  description: string | null | undefined,
) => {
  const text = description?.trim()
  return text ? secrets.seal(PURPOSE, id, text) : null
}

type Described = { personal_document_id: string; sealed_description: string | null }

export const descriptionOf = (
  { secrets }: Pick<Ctx, 'secrets'>,
  { personal_document_id, sealed_description }: Described,
) => sealed_description && secrets.open(PURPOSE, personal_document_id, sealed_description)
