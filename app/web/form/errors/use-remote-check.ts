import { useEffect, useRef, useState } from 'react'
import { Refused } from '#wire/send.ts'
import type { FieldState } from '../field-look.tsx'
import { latestCall } from './latest-call.ts'

export type RemoteState = 'idle' | 'checking' | 'valid' | 'taken' | 'failed'
/** `words`: what the server itself says about it; `again`: it will be asked once more by itself. */
type Verdict = { state: RemoteState; value: string; words?: string; again?: boolean }
type Check = (value: string, signal: AbortSignal) => Promise<{ valid: boolean }>
type Options = {
  /** Asks only about what could be right; the rest stays idle and is the form's own matter. */
  worthAsking?: (value: string) => boolean
  wait?: number
}

/** Asks the server about a value on change and on leaving the field: debounced, older calls cancelled, each value once. */
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
  // What could not be asked is asked when the line is back: nobody has to think of it.
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
    /** The value that `state` speaks of. */
    value,
    words,
    onEdit: (next: string) => about(next, false),
    onLeave: (next: string) => about(next, true),
    retry: () => about(latest.current.verdict.value, true, true),
    /** The server said no to this value where it was sent, whatever it said before. */
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
