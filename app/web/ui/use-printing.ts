import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** While the browser lays the page out for paper: what is drawn only in sight is drawn whole then, before the event is over. */
export function usePrinting() {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal: left.signal })
    addEventListener('afterprint', () => setPrinting(false), { signal: left.signal })
    return () => left.abort()
  }, [])
  return printing
}
