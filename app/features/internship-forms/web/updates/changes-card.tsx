import type { Difference } from '#features/internships/wire/differences.ts'
import { DraftPart } from '#features/contracts/web/draft/parts/draft-part.tsx'
import { Facts, Muted } from '#web/page/page.tsx'

const NOTHING = 'não informado'

/** Old beside new, as the amendment shows it. */
export const ChangesCard = ({ changes }: { changes: readonly Difference[] }) => (
  <DraftPart id="mudancas" title="O que vai no termo aditivo">
    {changes.length === 0 ? (
      <Muted>Nada mudou ainda.</Muted>
    ) : (
      <Facts
        facts={changes.map(({ label, before, after }) => [
          label,
          <>
            <span className="unseen">Antes: </span>
            <s>{before ?? NOTHING}</s> <span className="unseen">Agora: </span>
            <strong>{after ?? NOTHING}</strong>
          </>,
        ])}
      />
    )}
  </DraftPart>
)
