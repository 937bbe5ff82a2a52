import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import type { Answer } from '#wire/endpoint.ts'
import { showGate } from '../../wire/gate.ts'
import { afterTold, gateStore, type Scan, settled } from './gate-store.ts'
import { randomUuid } from './random-uuid.ts'
import { sendScan } from './send-scan.ts'
import { ticketStore } from './ticket-store.ts'
import { countIn, earlierWaiting, hashOf, scannedHere, ticketsOf } from './tickets.ts'
import { judge, type Verdict, verdictLater, verdictTold } from './verdict.ts'

const AGAIN_MS = 15_000
const FRESH_MS = 60_000
/** What is not in the list is asked of the server at once: a long one is asked for seldom. */
const LONG = 5000
const LONG_FRESH_MS = 600_000

const freshFor = ({ state }: { state: { data: Answer<typeof showGate> | undefined } }) =>
  (state.data?.data.attributes.tickets.length ?? 0) > LONG ? LONG_FRESH_MS : FRESH_MS

/** Scans are judged by what the device knows, kept, and sent as soon as there is a connection. */
export function useGate(uuid: string) {
  const [store] = useState(() => gateStore(uuid))
  const [list] = useState(() => ticketStore(uuid))
  const kept = useSyncExternalStore(store.subscribe, store.get, store.atServer)
  const gate = useSyncExternalStore(list.subscribe, list.get, list.atServer)
  const [verdict, setVerdict] = useState<Verdict>()
  const flying = useRef(new Set<string>())
  const [asked, setAsked] = useState(0)
  const flushing = useRef(false)
  const tickets = useMemo(() => gate && ticketsOf(gate), [gate])
  const scans = useMemo(() => scannedHere(kept), [kept])
  const query = useQuery({
    ...answerOf(showGate, { uuid }),
    refetchInterval: freshFor,
    staleTime: freshFor,
    retry: false,
  })
  const told = query.data?.data.attributes

  useEffect(() => void list.load(), [list])
  useEffect(() => {
    if (!told) return
    list.set(told)
    store.set(afterTold(store.get(), told))
  }, [store, list, told])

  /** Whether it was answered; of its own verdict only: the next ticket may be before the camera by then. */
  async function deliver(one: Scan): Promise<boolean> {
    const { client_id } = one
    flying.current.add(client_id)
    setAsked(flying.current.size)
    const told = await sendScan(uuid, one)
    flying.current.delete(client_id)
    setAsked(flying.current.size)
    const say = (next: (verdict: Verdict) => Verdict) =>
      setVerdict((now) => (now?.client_id === client_id ? next(now) : now))
    if (!told) {
      say(verdictLater)
      return false
    }
    const presence = 'answer' in told ? { came_at: told.answer.scanned_at, gate: told.answer.gate } : told
    const before = earlierWaiting(store.get().queue, one)
    store.set(settled(store.get(), one, presence))
    say(() => verdictTold(one, told, before))
    return true
  }

  async function flush() {
    if (flushing.current) return
    flushing.current = true
    try {
      const next = () => store.get().queue.find(({ client_id }) => !flying.current.has(client_id))
      for (let one = next(); one; one = next()) if (!(await deliver(one))) break
    } finally {
      flushing.current = false
    }
  }
  const again = useEffectEvent(() => void flush())

  useEffect(() => {
    const go = () => again()
    go()
    const every = setInterval(go, AGAIN_MS)
    addEventListener('online', go)
    return () => {
      clearInterval(every)
      removeEventListener('online', go)
    }
  }, [])

  async function scan(read: string) {
    const code = await hashOf(read)
    const now = store.get()
    const gate = now.name.trim() || null
    const one: Scan = { client_id: randomUuid(), code, scanned_at: new Date().toISOString(), gate }
    setVerdict(judge(one, tickets ?? undefined, scannedHere(now)))
    store.set({ ...now, queue: [...now.queue, one] })
    if (await deliver(one)) await flush()
  }

  return {
    query,
    gate,
    came: tickets ? countIn(tickets, scans) : 0,
    name: kept.name,
    rename: (name: string) => store.set({ ...store.get(), name }),
    waiting: Math.max(0, kept.queue.length - asked),
    refused: kept.refused,
    verdict,
    scan,
  }
}
