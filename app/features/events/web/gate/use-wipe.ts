import { useEffect } from 'react'
import { forgetOffline } from '#web/storage/forget-offline.ts'
import { wipeOld } from './gate-store.ts'
import { forgetTickets } from './ticket-store.ts'

/** What this device keeps of events that are over goes as soon as somebody opens one of these rooms. */
export const useWipe = (rooms: string) =>
  useEffect(() => {
    for (const uuid of wipeOld(localStorage, Date.now())) {
      void forgetTickets(uuid)
      void forgetOffline(`${rooms}/${uuid}/entrada`)
    }
  }, [rooms])
