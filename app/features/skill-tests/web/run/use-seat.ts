import { useEffect, useState } from 'react'
import { heldSeat } from '../test-rooms.ts'

let held: Promise<string> | undefined

/** Undefined until it is known whether this window has a seat of its own. */
export function useSeat() {
  const [seat, setSeat] = useState<string>()
  useEffect(() => {
    let left = false
    void (held ??= heldSeat()).then((own) => left || setSeat(own))
    return () => void (left = true)
  }, [])
  return seat
}
