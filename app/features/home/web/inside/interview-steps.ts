import { useQuery } from '@tanstack/react-query'
import { listInvites } from '#features/agenda/wire/invites.ts'
import { answerOf } from '#web/calls/answer.ts'
import { momentInWords } from '#wire/time/span-words.ts'
import { BRASILIA, wallTime } from '#wire/time/zones.ts'
import type { NextStep } from './next-steps.ts'
import { DAYS_AHEAD, whenOf } from './when.ts'

/** Invites that wait for an answer, and the interviews of today and the next two days. */
export function useInterviewSteps() {
  const waiting = useQuery(answerOf(listInvites, { which: 'waiting' }))
  const ahead = useQuery(answerOf(listInvites, { which: 'ahead' }))
  const invited = (waiting.data?.collection.data ?? []).map(({ id, attributes: of }): NextStep => ({
    id,
    title: `${of.job.company_name} quer entrevistar você`,
    text: of.job.title,
    due: wallTime(of.answer_by, BRASILIA).day,
    action: 'Escolher o horário',
    to: `/agendas/convites/${id}/confirmar`,
  }))
  const agreed = (ahead.data?.collection.data ?? []).map(({ id, attributes: of }): NextStep => ({
    id,
    title: `Entrevista: ${of.job.title}`,
    text: `${of.job.company_name}, ${momentInWords(of.starts_at!, of.zone)}.`,
    due: wallTime(of.starts_at!, BRASILIA).day,
    action: 'Ver a entrevista',
    to: `/agendas/convites/${id}/sobre`,
  }))
  return {
    reads: [waiting, ahead],
    steps: [...invited, ...agreed.filter(({ due }) => whenOf(due!).days <= DAYS_AHEAD)],
  }
}
