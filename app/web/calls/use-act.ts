import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { belowAddress } from './answer.ts'
import { keyedCalls } from './call-once.ts'
import type { Upload } from './sending-fetch.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import type { Answer, Endpoint, Sent } from '#wire/endpoint.ts'
import { Refused } from '#wire/send.ts'

type Words<E extends Endpoint> = {
  /** Said when it is done; an act that shows its effect by itself says nothing. */
  done?: string | ((answer: Answer<E>) => string)
  /** Said when it failed and the server gave no reason. */
  failed?: string
  /** Endpoints whose answers are asked for again, with every address below theirs. */
  refresh?: readonly Endpoint[]
  /** What the page does with the answer, before it is told. */
  onDone?: (answer: Answer<E>) => unknown
}

const FAILED = 'Não foi possível concluir agora. Por favor, tente novamente.'

/** `quiet`: more is sent at once, and only that is told of. */
type How = Partial<Upload> & { quiet?: boolean }

/** Press, be busy, tell, refresh. Of an idempotent endpoint a try whose answer was lost goes out again under its key. */
export function useAct<E extends Endpoint>(
  endpoint: E,
  { done, failed = FAILED, refresh = [], onDone }: Words<E> = {},
) {
  const client = useQueryClient()
  const [once] = useState(() => keyedCalls())
  const { isPending, mutateAsync } = useMutation({
    // Without a connection it fails at once, where it can be read, and does not wait for one.
    networkMode: 'always',
    mutationFn: ({ sent, how }: { sent: Sent<E>; how?: How | undefined }) => once(endpoint, sent, how),
    onSuccess: async (answer, { how }) => {
      await Promise.all(refresh.map((one) => client.invalidateQueries({ queryKey: belowAddress(one) })))
      if (how?.quiet) return
      await onDone?.(answer)
      if (done) alert({ kind: 'success', title: 'Tudo certo!', text: typeof done === 'string' ? done : done(answer) })
    },
  })
  /** For a form or a dialog that shows by itself what went wrong. */
  const act = (sent: Sent<E>, how?: How) => mutateAsync({ sent, how })
  /** For a button that stands alone. */
  const press = (sent: Sent<E>) =>
    void act(sent).catch((error: unknown) =>
      alert({
        kind: 'error',
        title: 'Ops!',
        text: error instanceof Refused && error.status < 500 ? error.message : failed,
      }),
    )
  return { busy: isPending, act, press }
}
