import { useEffect, useRef } from 'react'
import { call } from '#web/calls/api.ts'
import { updateProfile } from '../../wire/profile.ts'

/** Tells the server, in silence, where the person is: another day, or on another device, they go on from there. */
export function useLeftAt(step: string, known: string | null) {
  const told = useRef(known)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    if (told.current === step) return
    told.current = step
    // One after the other: whoever goes on and back in a breath is where they went last. No more is lost than the
    // place.
    before.current = before.current
      .then(() => call(updateProfile, { user: { user_info_attributes: { wizard_step: step } } }))
      .catch(() => {})
  }, [step])
}
