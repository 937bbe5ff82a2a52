import { dayWords } from '#web/moment.ts'
import { Named, Second } from '#web/page/page.tsx'
import { type Standing, StandingMark } from '#web/ui/states/standing.tsx'
import type { Column } from '#web/ui/tables/data-table.tsx'
import { formatDate } from '#wire/time/date.ts'
import { InviteActs } from './invite-acts.tsx'
import type { Invite } from './sent-invite.ts'

const TONES: Record<Invite['attributes']['state'], Standing> = {
  open: 'waiting',
  expired: 'bad',
  answered: 'good',
  withdrawn: 'quiet',
}

function since({ state, opened_at, answered_at, expires_on }: Invite['attributes']) {
  if (state === 'answered') return dayWords(answered_at!)
  if (state === 'withdrawn') return null
  return `${opened_at ? 'já entrou' : 'ainda não entrou'}, prazo ${formatDate(expires_on)}`
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
        <Second>{since(a)}</Second>
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
