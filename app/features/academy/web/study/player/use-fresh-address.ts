import { useRef, useState } from 'react'
import { call } from '#web/calls/api.ts'
import { showItem } from '../../../wire/items.ts'
import type { Place } from '../study-rooms.ts'

/** Addresses of files live ten minutes. */
const LIVES_MS = 9 * 60_000

/** The video's address, renewed before it is used again. */
export function useFreshAddress(place: Place, first: string | null) {
  const [url, setUrl] = useState(first)
  const [made] = useState(() => Date.now())
  const renewed = useRef(made)
  /** Whether it is another address than before: of one second there is one. */
  async function renew(): Promise<boolean> {
    const { data } = await call(showItem, place)
    renewed.current = Date.now()
    const next = data.attributes.video?.url ?? null
    setUrl(next)
    return next !== url
  }
  const isOld = () => Date.now() - renewed.current > LIVES_MS
  return { url, renew, isOld }
}
