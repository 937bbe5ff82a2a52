import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#web/calls/api.ts'
import { belowAddress } from '#web/calls/answer.ts'
import { watchItem } from '../../../wire/items.ts'
import { showMatriculation } from '../../../wire/study.ts'
import type { Place, Video } from '../study-rooms.ts'

const EVERY_MS = 15_000
/** A step of the playing video; a longer one is a jump. */
const STEP = 3
const MOST = 100

type Range = [from: number, to: number]

/** Counts the seconds that played, and sends them each 15 s, on a pause and on leaving. */
export function useWatching(place: Place, { seconds, watched: before, position, sequence: first }: Video) {
  const client = useQueryClient()
  const [watched, setWatched] = useState(before)
  const played = useRef<Range[]>([])
  const at = useRef(position)
  const sequence = useRef(first)
  const [pauses, setPauses] = useState(0)

  function saw(time: number) {
    const last = played.current.at(-1)
    const step = time - at.current
    if (step > 0 && step < STEP) {
      if (last?.[1] === at.current) last[1] = time
      else played.current.push([at.current, time])
    }
    at.current = time
  }
  const whole = ([from, to]: Range): Range => [
    Math.floor(from),
    to > seconds - 1 ? seconds : Math.min(seconds, Math.floor(to)),
  ]
  const flush = useEffectEvent(async (keepalive: boolean) => {
    const going = played.current.splice(0, MOST)
    const ranges = going.map(whole).filter(([from, to]) => from < to)
    if (!ranges.length) return void played.current.unshift(...going)
    // What is left of the last second belongs to the next call.
    const [, end] = going.at(-1)!
    if (end < seconds - 1) played.current.unshift([Math.floor(end), end])
    const sent = { ranges, position: Math.min(seconds, Math.floor(at.current)), sequence: ++sequence.current }
    try {
      const told = await call(watchItem, { ...place, ...sent }, { keepalive })
      setWatched(told.watched)
      if (told.done) await client.invalidateQueries({ queryKey: belowAddress(showMatriculation) })
    } catch {
      played.current.unshift(...going)
    }
  })
  useEffect(() => {
    const timer = setInterval(() => void flush(false), EVERY_MS)
    const leave = () => void flush(true)
    const hide = () => void (document.visibilityState === 'hidden' && leave())
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [])
  useEffect(() => {
    if (pauses) void flush(false)
  }, [pauses])
  return {
    watched,
    saw,
    /** A jump: nothing between was seen. */
    jump: (time: number) => void (at.current = time),
    pause: () => setPauses((count) => count + 1),
  }
}
