import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { showPartner } from '../wire/partners.ts'

/**
 * An institution as its page opens: `known` is what was seen of it last, `fresh` what stands since the page is open,
 * which a form may begin from.
 * What is being edited is not pulled from under the hands: a stale write is told when it is sent.
 */
export function useEditedInstitution(id: string) {
  const { data, error, refetch, isFetchedAfterMount, isRefetchError } = useQuery({
    ...answerOf(showPartner, { id }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return { known: data?.data, fresh: isFetchedAfterMount && !isRefetchError ? data?.data : undefined, error, refetch }
}
