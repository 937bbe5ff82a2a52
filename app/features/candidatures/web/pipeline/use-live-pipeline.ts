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

const isSeen = () => document.visibilityState === 'visible'
/** Until the tab is seen, or hidden, or the board is left. */
const until = (seen: boolean, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => void ((isSeen() === seen || signal.aborted) && (document.removeEventListener('visibilitychange', look), resolve()))
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look, { once: true })
    look()
  })

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
    async function listen(signal: AbortSignal) {
      const { url } = address(watchPipeline, { id })
      const response = await apiFetch(url, { signal })
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
        await until(true, left.signal)
        const hidden = new AbortController()
        const heard = await Promise.race([listen(AbortSignal.any([left.signal, hidden.signal])).catch(() => false), until(false, left.signal)])
        hidden.abort()
        if (heard === false) await rest(AGAIN_MS, left.signal)
      }
    }
    void keepListening()
    return () => left.abort()
  }, [client, id])
}
