import { useEffect, useRef, useState } from 'react'

/** Closes after the time. A patient one pauses while pointer or focus rest on it. */
export function useClosing(after: number | undefined, close: () => void, patient: boolean) {
  const [resting, setResting] = useState(false)
  const end = useRef(close)
  useEffect(() => {
    end.current = close
  })
  const still = patient && resting
  useEffect(() => {
    if (after === undefined || still) return
    const timer = setTimeout(() => end.current(), after)
    return () => clearTimeout(timer)
  }, [after, still])
  return {
    onPointerEnter: () => setResting(true),
    onPointerLeave: () => setResting(false),
    onFocus: () => setResting(true),
    onBlur: () => setResting(false),
  }
}
