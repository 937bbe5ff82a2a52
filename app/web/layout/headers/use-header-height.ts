import { useEffect, useRef } from 'react'

/** How high a header is that stays in sight, where it is not always the 64 px of all others: what takes the focus, and what sticks below, keeps clear of it. */
export function useHeaderHeight() {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = header.current!
    const { style } = document.documentElement
    const watcher = new ResizeObserver(() => style.setProperty('--header-height', `${box.offsetHeight}px`))
    watcher.observe(box)
    return () => {
      watcher.disconnect()
      style.removeProperty('--header-height')
    }
  }, [])
  return header
}
