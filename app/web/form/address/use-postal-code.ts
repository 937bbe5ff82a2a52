import { useEffect, useRef, useState } from 'react'
import { alert } from '#web/ui/alerts/alert.ts'
import { isZipcode } from '#wire/place/zipcode.ts'
import { findAddress, type FoundAddress, LOOKUP_FAILED, type Lookup, type Warn } from './postal-code.ts'

/** Looks up a postal code; a newer lookup cancels the older. An outage is reported once. */
export function usePostalCode(lookup: Lookup, warn: Warn = alert) {
  const [searching, setSearching] = useState(false)
  const running = useRef<AbortController>(null)
  const away = useRef(false)

  useEffect(() => () => running.current?.abort(), [])

  /** Null when the code does not exist; undefined when the service failed, so that the code may be tried again. */
  async function find(zipcode: string): Promise<FoundAddress | null | undefined> {
    running.current?.abort()
    if (!isZipcode(zipcode)) return undefined
    const mine = (running.current = new AbortController())
    let failed = false
    const warnOnce: Warn = (warning) => {
      failed = warning.text === LOOKUP_FAILED
      if (!failed || !away.current) warn(warning)
      away.current = failed
    }
    setSearching(true)
    const found = await findAddress(zipcode, lookup, warnOnce, mine.signal)
    if (running.current !== mine) return undefined
    setSearching(false)
    if (found) away.current = false
    return found ?? (failed || mine.signal.aborted ? undefined : null)
  }

  return { find, searching }
}
