import { IconCopy } from '#web/icons/c/copy.ts'
import { IconEye } from '#web/icons/e/eye.ts'
import { IconPencil } from '#web/icons/p/pencil.ts'
import { IconUsers } from '#web/icons/u/users.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/media/icon.tsx'
import { MoreMenu } from '#web/ui/more-menu.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { isPageOpen } from '../../wire/job-states.ts'
import type { listOwnedJobs } from '../../wire/writing.ts'
import { useJobMoves } from './use-job-moves.ts'

export type Owned = Answer<typeof listOwnedJobs>['collection']['data'][number]

export function OwnedActions({ of: { id, attributes } }: { of: Owned }) {
  const { copy } = useJobMoves(id)
  const { title, status, slug } = attributes
  const [now] = useState(() => new Date())
  const of = <span className="unseen"> {title}</span>
  return (
    <MoreMenu label={`Mais ações: ${title}`}>
      {status !== 'draft' && (
        <Link to={`/vagas/minhas/${id}/candidaturas`}>
          <Icon of={IconUsers} size={18} /> Ver candidaturas{of}
        </Link>
      )}
      <Link to={`/vagas/minhas/${id}/editar`}>
        <Icon of={IconPencil} size={18} /> Editar{of}
      </Link>
      {isPageOpen(attributes, now) && (
        <Link to={`/vagas/${slug}`}>
          <Icon of={IconEye} size={18} /> Ver a página{of}
        </Link>
      )}
      <button type="button" onClick={() => void copy()}>
        <Icon of={IconCopy} size={18} /> Duplicar{of}
      </button>
    </MoreMenu>
  )
}
