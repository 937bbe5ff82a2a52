import { useEffect, useState } from 'react'

const PAUSE_MS = 500

export function useSlowly<T>(value: T): T {
  const [slow, setSlow] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return slow
}
