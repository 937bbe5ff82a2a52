import { IconCopy } from '#web/icons/c/copy.ts'
import { IconEye } from '#web/icons/e/eye.ts'
import { IconPencil } from '#web/icons/p/pencil.ts'
import { IconUsers } from '#web/icons/u/users.ts'
import { useState } from 'react'
import { ButtonLink, Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { listOwnedJobs } from '../../wire/writing.ts'
import { isPageOpen } from '../../wire/job-states.ts'
import { useJobMoves } from './use-job-moves.ts'

export type Owned = Answer<typeof listOwnedJobs>['collection']['data'][number]

export function OwnedActions({ of: { id, attributes } }: { of: Owned }) {
  const { copy } = useJobMoves(id)
  const { title, status, slug } = attributes
  const [now] = useState(() => new Date())
  return (
    <>
      <ButtonLink kind="icon" to={`/vagas/minhas/${id}/editar`} aria-label={`Editar ${title}`} title="Editar">
        <Icon of={IconPencil} />
      </ButtonLink>
      {status !== 'draft' && (
        <ButtonLink
          kind="icon"
          to={`/vagas/minhas/${id}/candidaturas`}
          aria-label={`Candidaturas de ${title}`}
          title="Candidaturas"
        >
          <Icon of={IconUsers} />
        </ButtonLink>
      )}
      {isPageOpen(attributes, now) && (
        <ButtonLink kind="icon" to={`/vagas/${slug}`} aria-label={`Ver a página de ${title}`} title="Ver a página">
          <Icon of={IconEye} />
        </ButtonLink>
      )}
      <Button kind="icon" aria-label={`Duplicar ${title}`} title="Duplicar" onClick={() => void copy()}>
        <Icon of={IconCopy} />
      </Button>
    </>
  )
}
