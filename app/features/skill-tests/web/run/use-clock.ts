import { useEffect, useEffectEvent, useState } from 'react'

type Clock = { ends_at: string | null; now: string }

/**
 * Seconds left by the server's clock: this device's own may be wrong, but it counts evenly. At the end it is asked each
 * second what became of the test, which goes on for what is on its way.
 */
export function useClock({ ends_at, now }: Clock, onEnd: () => void) {
  const [read] = useState(() => ({ ms: Date.parse(ends_at!) - Date.parse(now), at: performance.now() }))
  const leftOf = () => Math.max(0, Math.ceil((read.ms - (performance.now() - read.at)) / 1000))
  const [left, setLeft] = useState(leftOf)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = leftOf()
      setLeft(seconds)
      if (seconds === 0) end()
    }, 1000)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it reads never changes
  }, [])
  return left
}

export const clockWords = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** What is said aloud, at these moments only. */
export const spokenLeft = (seconds: number) =>
  seconds <= 60 ? 'Menos de um minuto.' : seconds <= 300 ? 'Menos de cinco minutos.' : ''
