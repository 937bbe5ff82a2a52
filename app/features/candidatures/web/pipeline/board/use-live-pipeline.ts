import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { apiFetch } from '#web/calls/api.ts'
import { address } from '#wire/place/address.ts'
import { watchPipeline } from '../../../wire/pipeline.ts'

const AGAIN_MS = 3000
const rest = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
/** Until the tab is not hidden any more. */
const seenAgain = (signal: AbortSignal) =>
  new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true, signal }))

/** What colleagues do is seen without reloading: a line of the stream for each change, and the board is asked for again. `shown`: what the board was read as, for a change before the stream began. A hidden tab lets its stream go: a browser holds six to a server, and would keep whoever looks at a seventh waiting. */
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
    /** Whether it went well, to its end or until the tab was hidden. */
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
        hide() // whatever ended it, the stream is let go
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
