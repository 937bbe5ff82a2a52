import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { apiFetch } from '#web/api.ts'
import { address } from '#wire/address.ts'
import { watchPipeline } from '../../wire/pipeline.ts'

const AGAIN_MS = 3000
const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/** What colleagues do is seen without reloading: a line of the stream for each change, and the board is asked for again. `shown`: what the board was read as, for a change before the stream began. */
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
    async function listen() {
      const { url } = address(watchPipeline, { id })
      const response = await apiFetch(url, { signal: left.signal })
      if (!response.ok || !response.body) return false
      const lines = response.body.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      for (let part = await lines.read(); !part.done; part = await lines.read()) {
        const whole = (text + part.value).split('\n')
        text = whole.pop()!
        for (const line of whole) renew((JSON.parse(line) as { version: number }).version)
      }
      return true
    }
    async function keepListening() {
      while (!left.signal.aborted) {
        const heard = document.visibilityState === 'visible' && (await listen().catch(() => false))
        if (!heard) await rest(AGAIN_MS, left.signal)
      }
    }
    void keepListening()
    return () => left.abort()
  }, [client, id])
}
