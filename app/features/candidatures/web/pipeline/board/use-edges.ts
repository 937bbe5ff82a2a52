import { useEffect, useState, type RefObject } from 'react'

/** Whether more lies before and after what is in sight, for the fade at an edge. */
export function useEdges(ref: RefObject<HTMLElement | null>, columns: number) {
  const [edges, setEdges] = useState({ before: false, after: false })
  useEffect(() => {
    const at = ref.current
    if (!at) return
    const look = () => {
      const before = at.scrollLeft > 4
      const after = at.scrollLeft + at.clientWidth < at.scrollWidth - 4
      setEdges((now) => (now.before === before && now.after === after ? now : { before, after }))
    }
    look()
    const sized = new ResizeObserver(look)
    sized.observe(at)
    at.addEventListener('scroll', look, { passive: true })
    return () => {
      sized.disconnect()
      at.removeEventListener('scroll', look)
    }
  }, [ref, columns])
  return edges
}
