import { dayWords } from '#web/moment.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { formatDate } from '#wire/time/date.ts'
import type { Ledger } from './ledger-sections.tsx'

/** Weeks of assessment hold as the institution tells them; weeks of 40 hours once an amendment has them. */
export function Correction({
  of: { about_name, amends, weeks, said_by, said_at },
}: {
  of: Ledger['corrections'][number]
}) {
  const told = weeks.map(({ from, to }) => `${formatDate(from)} a ${formatDate(to)}`).join('; ') || 'nenhuma'
  return (
    <Notice kind={amends ? 'warning' : 'info'} title={`${about_name}: a instituição informou outras`}>
      {told}. Informado por {said_by}, {dayWords(said_at)}.{' '}
      {amends
        ? 'No termo estão outras: elas mudam com um aditivo.'
        : 'Valem estas, com a jornada pela metade (Lei 11.788, art. 10, § 2º), sem aditivo.'}
    </Notice>
  )
}
