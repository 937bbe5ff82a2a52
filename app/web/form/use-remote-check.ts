import { useEffect, useRef, useState } from 'react'
import type { FieldState } from './field-look.tsx'
import { latestCall } from './latest-call.ts'

export type RemoteState = 'idle' | 'checking' | 'valid' | 'taken' | 'failed'
type Check = (value: string, signal: AbortSignal) => Promise<{ valid: boolean }>
type Options = {
  /** Asks only about what could be right; the rest stays idle and is the form's own matter. */
  worthAsking?: (value: string) => boolean
  wait?: number
}

/** Asks the server about a value on change and on leaving the field: debounced, older calls cancelled, each value once. */
export function useRemoteCheck(check: Check, { worthAsking = (value) => value.trim() !== '', wait = 400 }: Options = {}) {
  const [{ state, value }, setVerdict] = useState<{ state: RemoteState; value: string }>({ state: 'idle', value: '' })
  const latest = useRef({ check, worthAsking, state, value })
  const [calls] = useState(() => latestCall((asked: string, signal: AbortSignal) => latest.current.check(asked, signal), wait))

  useEffect(() => {
    latest.current = { check, worthAsking, state, value }
  })
  useEffect(() => calls.cancel, [calls])

  const settle = (next: { state: RemoteState; value: string }) => {
    latest.current = { ...latest.current, ...next }
    setVerdict(next)
  }

  function about(asked: string, now: boolean) {
    const known = latest.current
    if (!known.worthAsking(asked)) {
      calls.cancel()
      return settle({ state: 'idle', value: asked })
    }
    const settled = known.state === 'valid' || known.state === 'taken'
    if (known.value === asked && (settled || (known.state === 'checking' && !now))) return
    settle({ state: 'checking', value: asked })
    calls.ask(
      asked,
      (outcome) => settle({ value: asked, state: 'failure' in outcome ? 'failed' : outcome.answer.valid ? 'valid' : 'taken' }),
      now,
    )
  }

  return {
    state,
    /** The value that `state` speaks of. */
    value,
    onEdit: (next: string) => about(next, false),
    onLeave: (next: string) => about(next, true),
    retry: () => about(latest.current.value, true),
  }
}

export type RemoteCheck = ReturnType<typeof useRemoteCheck>

const COLOUR: Record<RemoteState, FieldState> = { idle: 'neutral', checking: 'checking', valid: 'valid', taken: 'invalid', failed: 'neutral' }
export const colourOf = (state: RemoteState) => COLOUR[state]
