import { useEffect, useState } from 'react'

const keyOf = (id: string) => `ponte:test-departures:${id}`
const kept = (id: string) => Number(sessionStorage.getItem(keyOf(id)) ?? 0)

/** How often the person left this screen during the test. It stays on this device: nobody else is told. */
export function useDepartures(id: string) {
  const [times, setTimes] = useState(() => kept(id))
  useEffect(() => {
    function onChange() {
      if (document.visibilityState !== 'hidden') return
      sessionStorage.setItem(keyOf(id), String(kept(id) + 1))
      setTimes(kept(id))
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [id])
  return times
}

export const departureWords = (times: number) =>
  `Você saiu desta tela ${times === 1 ? 'uma vez' : `${times} vezes`}. Só você vê isto.`
