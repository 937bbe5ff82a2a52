import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { showEnvelope } from '../../wire/envelopes.ts'

/** The draft's envelope, which is there already where a sending was refused, or a rejected contract is corrected. */
export function useCarrier(envelope_id: string | null) {
  const found = useQuery({ ...answerOf(showEnvelope, { id: envelope_id ?? '' }), enabled: envelope_id !== null })
  return envelope_id === null ? undefined : found.data?.data
}
