import type { RowOf } from '#web/list/use-pages.ts'
import { formatDate } from '#wire/time/date.ts'
import type { listApprovals } from '../../wire/approvals.ts'
import { SHORT_KINDS } from '../../wire/words.ts'
import { days } from '../dashboard/group-words.ts'
import { RowWords } from '../queue/row-words.tsx'

export type Approval = RowOf<typeof listApprovals>
const LATE_DAYS = 5
const STARTS = { past: 'O início já passou', pressing: 'Começa em até 3 dias' }

export const ApprovalRow = ({ of: { attributes: a } }: { of: Approval }) => (
  <RowWords
    name={a.intern_name}
    about={[
      SHORT_KINDS[a.kind],
      a.version > 1 && `versão ${a.version}`,
      a.starts_on && `início ${formatDate(a.starts_on)}`,
      a.institution_name,
      a.own_draft && 'redigido por você',
    ]
      .filter(Boolean)
      .join(' · ')}
    age={days(a.days)}
    late={a.days >= LATE_DAYS}
    note={a.start ? STARTS[a.start] : undefined}
  />
)
