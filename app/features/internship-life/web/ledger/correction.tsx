import { dayWords } from '#web/moment.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { formatDate } from '#wire/time/date.ts'
import type { Ledger } from './ledger-sections.tsx'

/** Until an amendment has the weeks as the institution tells them. */
export function Correction({ of: { about_name, weeks, said_by, said_at } }: { of: Ledger['corrections'][number] }) {
  const told = weeks.map(({ from, to }) => `${formatDate(from)} a ${formatDate(to)}`).join('; ') || 'nenhuma'
  return (
    <Notice kind="warning" title={`${about_name}: a instituição informou outras`}>
      {told}. Informado por {said_by}, {dayWords(said_at)}. No termo estão outras: elas mudam com um aditivo.
    </Notice>
  )
}
