import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { belowAddress } from './answer.ts'
import { keyedCalls } from './call-once.ts'
import type { Upload } from './sending-fetch.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import type { Answer, Endpoint, Sent } from '#wire/endpoint.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { Refused } from '#wire/send.ts'

type Words<E extends Endpoint> = {
  /** Alert after success; without it nothing is shown. */
  done?: string | ((answer: Answer<E>) => string)
  /** Alert after a failure without a reason from the server. */
  failed?: string
  /** Endpoints to refetch, with every address below theirs. */
  refresh?: readonly Endpoint[]
  /** Called with the answer, before the alert. */
  onDone?: (answer: Answer<E>) => unknown
}

const FAILED = 'Não foi possível concluir agora. Por favor, tente novamente.'

/** `quiet`: another request follows at once, and only that one is announced. */
type How = Partial<Upload> & { quiet?: boolean }

/**
 * Runs an endpoint once at a time, shows an alert and refetches. For an idempotent endpoint a retry after a lost
 * answer keeps its key.
 */
export function useAct<E extends Endpoint>(
  endpoint: E,
  { done, failed = FAILED, refresh = [], onDone }: Words<E> = {},
) {
  const client = useQueryClient()
  const [once] = useState(() => keyedCalls())
  const renew = () => Promise.all(refresh.map((one) => client.invalidateQueries({ queryKey: belowAddress(one) })))
  const { isPending, mutateAsync } = useMutation({
    // Fails at once when offline instead of waiting for a connection.
    networkMode: 'always',
    mutationFn: ({ sent, how }: { sent: Sent<E>; how?: How | undefined }) => once(endpoint, sent, how),
    // Something else is true by now: what stands on the page is read anew.
    onError: (error) => void (error instanceof Refused && error.status === 409 && renew()),
    onSuccess: async (answer, { how }) => {
      await renew()
      if (how?.quiet) return
      await onDone?.(answer)
      if (done) alert({ kind: 'success', title: 'Tudo certo!', text: typeof done === 'string' ? done : done(answer) })
    },
  })
  /** For forms and dialogs that show failures themselves. */
  const act = (sent: Sent<E>, how?: How) => mutateAsync({ sent, how })
  /** For a button without a form: failures become alerts. */
  const press = (sent: Sent<E>) =>
    void act(sent).catch((error: unknown) =>
      alert({
        kind: 'error',
        title: 'Ops!',
        text: wordsOfFailure(error, failed),
      }),
    )
  return { busy: isPending, act, press }
}
