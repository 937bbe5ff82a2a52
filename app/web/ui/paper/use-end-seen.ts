import { useEffect, useRef, useState } from 'react'

/** The end was in sight, by whatever moves the page: a wheel, a finger, the End key, or Tab to the mark itself. */
export function useEndSeen(already: boolean) {
  const end = useRef<HTMLParagraphElement>(null)
  const [seen, setSeen] = useState(already)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry!.isIntersecting && setSeen(true))
    watcher.observe(end.current!)
    return () => watcher.disconnect()
  }, [])
  return { end, seen }
}
