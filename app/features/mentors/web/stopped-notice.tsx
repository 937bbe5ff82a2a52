import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { momentWords } from '#web/moment.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { showStanding } from '../wire/mentors.ts'

/** Why nothing can be booked, or that one more absence would stop it. */
export function StoppedNotice() {
  const of = useQuery(answerOf(showStanding, {})).data?.data.attributes
  if (!of?.misses.length) return null
  const missed = of.misses.map(({ mentor, starts_at }) => `${mentor}, em ${momentWords(starts_at)}`).join('; ')
  if (of.stopped_until)
    return (
      <Notice kind="warning" title={`Você volta a marcar mentorias em ${momentWords(of.stopped_until)}`}>
        Duas faltas em 90 dias suspendem novas mentorias por 30 dias. As faltas: {missed}. Se houve engano, conteste em
        “Minhas mentorias”.
      </Notice>
    )
  return (
    <Notice title="Você tem uma falta nos últimos 90 dias">
      {missed}. Com duas, novas mentorias ficam suspensas por 30 dias.
    </Notice>
  )
}
