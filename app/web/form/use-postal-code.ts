import { useEffect, useRef, useState } from 'react'
import { alert } from '#web/ui/alert.ts'
import { findAddress, type FoundAddress, type Lookup, type Warn } from './postal-code.ts'

/** Looks up the address of a postal code, each code once in a row; a newer one cancels the older. */
export function usePostalCode(lookup: Lookup, warn: Warn = alert) {
  const [searching, setSearching] = useState(false)
  const running = useRef<AbortController>(null)
  const last = useRef('')

  useEffect(() => () => running.current?.abort(), [])

  async function find(zipcode: string): Promise<FoundAddress | undefined> {
    if (zipcode === last.current) return undefined
    last.current = zipcode
    running.current?.abort()
    const mine = (running.current = new AbortController())
    setSearching(true)
    const found = await findAddress(zipcode, lookup, warn, mine.signal)
    if (running.current !== mine) return undefined
    setSearching(false)
    // What was not found may be tried again: the service may be back.
    if (!found) last.current = ''
    return found
  }

  return { find, searching }
}
