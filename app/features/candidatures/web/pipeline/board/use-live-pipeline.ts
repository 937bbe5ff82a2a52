import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { apiFetch } from '#web/calls/api.ts'
import { address } from '#wire/place/address.ts'
import { watchPipeline } from '../../../wire/pipeline.ts'

const AGAIN_MS = 3000
const rest = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
/** Resolves when the tab is visible again. */
const seenAgain = (signal: AbortSignal) =>
  new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true, signal }))

/**
 * Follows colleagues' changes: refetches the board at each line of the stream. `shown`: the version that the board
 * was read at, for changes before the stream began. A hidden tab closes its stream: browsers allow six connections to
 * a server, and a seventh tab would wait.
 */
export function useLivePipeline(id: string, shown: number) {
  const client = useQueryClient()
  const first = useRef(shown)
  useEffect(() => {
    const left = new AbortController()
    let known = first.current
    const renew = (version: number) => {
      if (version !== known) void client.invalidateQueries({ queryKey: ['v1', 'ats'] })
      known = version
    }
    /** Whether it ended well: at its end, or because the tab was hidden. */
    async function listen() {
      const hidden = new AbortController()
      const hide = () => hidden.abort()
      document.addEventListener('visibilitychange', hide)
      try {
        const { url } = address(watchPipeline, { id })
        const response = await apiFetch(url, { signal: AbortSignal.any([left.signal, hidden.signal]) })
        if (!response.ok || !response.body) return false
        const lines = response.body.pipeThrough(new TextDecoderStream()).getReader()
        let text = ''
        for (let part = await lines.read(); !part.done; part = await lines.read()) {
          const whole = (text + part.value).split('\n')
          text = whole.pop()!
          for (const line of whole) renew((JSON.parse(line) as { version: number }).version)
        }
        return true
      } catch {
        return hidden.signal.aborted
      } finally {
        document.removeEventListener('visibilitychange', hide)
        hide() // closes the stream in any case
      }
    }
    async function keepListening() {
      while (!left.signal.aborted) {
        if (document.visibilityState === 'hidden') await seenAgain(left.signal)
        else if (!(await listen())) await rest()
      }
    }
    void keepListening()
    return () => left.abort()
  }, [client, id])
}
