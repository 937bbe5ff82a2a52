import { useEffect, useRef } from 'react'

/**
 * The height of a sticky header that may differ from the usual 64 px: focused elements and sticky content keep clear
 * of it.
 */
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
