import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the browser lays out for printing: virtual lists render completely. */
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
