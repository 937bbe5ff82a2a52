import { useEffect, useRef, useState } from 'react'
import { Refused } from '#wire/send.ts'
import type { FieldState } from '../field-look.tsx'
import { latestCall } from './latest-call.ts'

export type RemoteState = 'idle' | 'checking' | 'valid' | 'taken' | 'failed'
/** `words`: the server's message; `again`: it will be retried automatically. */
type Verdict = { state: RemoteState; value: string; words?: string; again?: boolean }
type Check = (value: string, signal: AbortSignal) => Promise<{ valid: boolean }>
type Options = {
  /** Only values that could be valid are checked; the form validates the rest. */
  worthAsking?: (value: string) => boolean
  wait?: number
}

/** Checks a value on the server on change and blur: debounced, older calls cancelled, each value once. */
export function useRemoteCheck(
  check: Check,
  { worthAsking = (value) => value.trim() !== '', wait = 400 }: Options = {},
) {
  const [verdict, setVerdict] = useState<Verdict>({ state: 'idle', value: '' })
  const { state, value, words } = verdict
  const latest = useRef({ check, worthAsking, verdict })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [calls] = useState(() =>
    latestCall((asked: string, signal: AbortSignal) => latest.current.check(asked, signal), wait),
  )

  useEffect(() => {
    latest.current = { check, worthAsking, verdict }
  })
  useEffect(
    () => () => {
      calls.cancel()
      clearTimeout(timer.current)
    },
    [calls],
  )
  // A check that failed is repeated when the connection is back.
  useEffect(() => {
    const again = () => latest.current.verdict.state === 'failed' && about(latest.current.verdict.value, true, true)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })

  const settle = (next: Verdict) => {
    clearTimeout(timer.current)
    latest.current.verdict = next
    setVerdict(next)
  }

  function failed(asked: string, failure: unknown) {
    const refused = failure instanceof Refused ? failure : undefined
    const after = refused?.retry_after
    settle({
      state: 'failed',
      value: asked,
      again: after !== undefined,
      ...(refused?.status === 429 && { words: refused.message }),
    })
    if (after !== undefined) timer.current = setTimeout(() => about(asked, true, true), after * 1000)
  }

  function about(asked: string, now: boolean, anyway = false) {
    const known = latest.current.verdict
    if (!latest.current.worthAsking(asked)) {
      calls.cancel()
      return settle({ state: 'idle', value: asked })
    }
    const settled = known.state === 'valid' || known.state === 'taken' || known.again
    if (!anyway && known.value === asked && (settled || (known.state === 'checking' && !now))) return
    settle({ state: 'checking', value: asked })
    calls.ask(
      asked,
      (outcome) =>
        'failure' in outcome
          ? failed(asked, outcome.failure)
          : settle({ value: asked, state: outcome.answer.valid ? 'valid' : 'taken' }),
      now,
    )
  }

  return {
    state,
    /** The value that `state` belongs to. */
    value,
    words,
    onEdit: (next: string) => about(next, false),
    onLeave: (next: string) => about(next, true),
    retry: () => about(latest.current.verdict.value, true, true),
    /** Marks a value as refused by the server after submitting. */
    refuse: (refused: string, why?: string) => {
      calls.cancel()
      settle({ state: 'taken', value: refused, words: why })
    },
  }
}

export type RemoteCheck = ReturnType<typeof useRemoteCheck>

const COLOUR: Record<RemoteState, FieldState> = {
  idle: 'neutral',
  checking: 'checking',
  valid: 'valid',
  taken: 'invalid',
  failed: 'neutral',
}
export const colourOf = (state: RemoteState) => COLOUR[state]
