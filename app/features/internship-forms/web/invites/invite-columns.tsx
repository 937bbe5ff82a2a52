import { Named, Second } from '#web/page/page.tsx'
import { type Standing, StandingMark } from '#web/ui/states/standing.tsx'
import type { Column } from '#web/ui/tables/data-table.tsx'
import { InviteActs } from './invite-acts.tsx'
import { happened } from './happened.ts'
import type { Invite } from './sent-invite.ts'

const TONES: Record<Invite['attributes']['state'], Standing> = {
  open: 'waiting',
  expired: 'bad',
  answered: 'good',
  withdrawn: 'quiet',
}

export const COLUMNS: Column<Invite>[] = [
  {
    key: 'person_name',
    header: 'Pessoa',
    cell: ({ attributes: a }) => (
      <>
        <Named name={a.person_name} to={a.internship_id ? `/folders/${a.internship_id}` : undefined}>
          {a.person_email}
        </Named>
      </>
    ),
  },
  { key: 'kind', header: 'Formulário', cell: ({ attributes: a }) => a.kind_name },
  {
    key: 'state',
    header: 'Situação',
    cell: ({ attributes: a }) => (
      <>
        <StandingMark of={TONES[a.state]}>{a.state_name}</StandingMark>
        <Second>{happened(a)}</Second>
        {a.documents.map(({ category_name, url }) => (
          <Second key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {category_name}
            </a>
          </Second>
        ))}
      </>
    ),
  },
  { key: 'acts', header: 'Ações', cell: (row) => <InviteActs of={row} /> },
]
