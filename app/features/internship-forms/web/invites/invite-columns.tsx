import { Link } from 'react-router'
import { dayWords } from '#web/moment.ts'
import type { Column } from '#web/ui/tables/data-table.tsx'
import { formatDate } from '#wire/time/date.ts'
import { InviteActs } from './invite-acts.tsx'
import type { Invite } from './sent-invite.ts'
import styles from './invites.module.css'

const TONES: Record<Invite['attributes']['state'], string> = {
  open: 'waits',
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
        {a.internship_id ? (
          <Link to={`/folders/${a.internship_id}`} className={styles.name}>
            {a.person_name}
          </Link>
        ) : (
          <span className={styles.name}>{a.person_name}</span>
        )}
        <span className={styles.second}>{a.person_email}</span>
      </>
    ),
  },
  { key: 'kind', header: 'Formulário', cell: ({ attributes: a }) => a.kind_name },
  {
    key: 'state',
    header: 'Situação',
    cell: ({ attributes: a }) => (
      <>
        <span className={styles.mark} data-tone={TONES[a.state]}>
          {a.state_name}
        </span>
        <span className={styles.second}>{since(a)}</span>
        {a.documents.map(({ category_name, url }) => (
          <a key={url} href={url} className={styles.second} target="_blank" rel="noreferrer">
            {category_name}
          </a>
        ))}
      </>
    ),
  },
  { key: 'acts', header: 'Ações', cell: (row) => <InviteActs of={row} /> },
]
