import { useEffect, useRef } from 'react'
import { call } from '#web/api.ts'
import { updateProfile } from '../../wire/profile.ts'

/** Tells the server, in silence, where the person is: another day, or on another device, they go on from there. */
export function useLeftAt(step: string, known: string | null) {
  const told = useRef(known)
  useEffect(() => {
    if (told.current === step) return
    told.current = step
    call(updateProfile, { user: { user_info_attributes: { wizard_step: step } } }).catch(() => {}) // no more is lost than the place
  }, [step])
}
