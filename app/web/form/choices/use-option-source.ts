import { useEffect, useMemo, useRef, useState } from 'react'
import { latestCall } from '../errors/latest-call.ts'
import { findOptions, type Option, type OptionValue } from './options.ts'

/**
 * Source of options: given, loaded whole on first opening (another `key` loads again), or searched on the server
 * while typing.
 */
export type OptionSource<V extends OptionValue> =
  | { options: readonly Option<V>[]; load?: never; search?: never }
  | { load: (signal: AbortSignal) => Promise<readonly Option<V>[]>; options?: never; search?: never }
  | { search: (q: string, signal: AbortSignal) => Promise<readonly Option<V>[]>; options?: never; load?: never }

type Known<V extends OptionValue> = { status: 'loading' | 'ready' | 'failed'; found: readonly Option<V>[] }

/** `needed` while the list is open, and while a chosen value has no label. */
export function useOptionSource<V extends OptionValue>(
  { options, load, search }: OptionSource<V>,
  typed: string,
  needed: boolean,
) {
  const [known, setKnown] = useState<Known<V>>({ status: 'loading', found: [] })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ load, search, status: known.status })
  const [calls] = useState(() =>
    latestCall(
      (q: string, signal: AbortSignal) =>
        latest.current.search?.(q, signal) ?? latest.current.load?.(signal) ?? Promise.resolve([]),
      250,
    ),
  )
  // A whole list is fetched once, a searched one for each text.
  const asked = search ? typed.trim() : ''
  const remote = Boolean(search ?? load)

  useEffect(() => {
    latest.current = { load, search, status: known.status }
  })
  useEffect(() => {
    const loaded = !latest.current.search && latest.current.status === 'ready'
    if (!remote || !needed || loaded) return
    setKnown(({ found }) => ({ status: 'loading', found: asked === '' ? [] : found }))
    calls.ask(
      asked,
      (outcome) =>
        setKnown('failure' in outcome ? { status: 'failed', found: [] } : { status: 'ready', found: outcome.answer }),
      asked === '',
    )
    return calls.cancel
  }, [asked, attempt, calls, needed, remote])

  const all = options ?? known.found
  const shown = useMemo(() => (search ? [...all] : findOptions(all, typed)), [all, search, typed])
  return {
    all,
    shown,
    status: options ? ('ready' as const) : known.status,
    retry: () => setAttempt((count) => count + 1),
  }
}
