import { type CompanyDraft, type Edited, FACE, sizeOf } from './company-draft.ts'
import { isWanted, rowsIn } from './merge-rows.ts'

type Attributes = Edited['attributes']
const SECONDS = 5_000

/** Pictures of the testimonials that somebody else took away and that are wanted here, by the id of their rows: the browser still has what it has shown. */
export async function goneFaces(
  { contributions_attributes: rows }: Attributes,
  now: Attributes,
  base: CompanyDraft,
  typed: CompanyDraft,
): Promise<ReadonlyMap<string, File>> {
  const began = rowsIn(base.contributions_attributes)
  const wanted = new Set(
    [...rowsIn(typed.contributions_attributes)].flatMap(([name, row]) =>
      isWanted(began.get(name), row) ? row.id : [],
    ),
  )
  const gone = rows.filter(({ id }) => wanted.has(id) && now.contributions_attributes.every((row) => row.id !== id))
  return new Map(
    (
      await Promise.all(
        gone.map(async ({ id, avatar }): Promise<[string, File][]> => {
          const answer =
            avatar &&
            (await fetch(sizeOf(avatar, FACE), { cache: 'force-cache', signal: AbortSignal.timeout(SECONDS) }).catch(
              () => undefined,
            ))
          const bytes = answer?.ok && (await answer.blob().catch(() => undefined))
          return bytes ? [[id, new File([bytes], 'foto.webp', { type: bytes.type })]] : []
        }),
      )
    ).flat(),
  )
}
