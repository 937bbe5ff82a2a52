import { useEffect, useRef, useState } from 'react'
import { alert } from '#web/ui/alert.ts'
import { findAddress, type FoundAddress, LOOKUP_FAILED, type Lookup, type Warn } from './postal-code.ts'

/** Looks up the address of a postal code, each code once in a row; a newer one cancels the older. That the service is away is said once. */
export function usePostalCode(lookup: Lookup, warn: Warn = alert) {
  const [searching, setSearching] = useState(false)
  const running = useRef<AbortController>(null)
  const last = useRef('')
  const away = useRef(false)

  useEffect(() => () => running.current?.abort(), [])

  async function find(zipcode: string): Promise<FoundAddress | undefined> {
    if (zipcode === last.current) return undefined
    last.current = zipcode
    running.current?.abort()
    const mine = (running.current = new AbortController())
    setSearching(true)
    const found = await findAddress(zipcode, lookup, failed, mine.signal)
    if (running.current !== mine) return undefined
    setSearching(false)
    if (found) away.current = false
    return found
  }

  function failed(warning: Parameters<Warn>[0]) {
    const known = away.current
    away.current = warning.text === LOOKUP_FAILED
    // The same code may be tried again: the service may be back.
    if (away.current) last.current = ''
    if (!known || !away.current) warn(warning)
  }

  return { find, searching }
}
