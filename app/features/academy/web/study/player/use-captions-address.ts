import { useEffect, useState } from 'react'

/** A file of the browser's own, since a track has no header for a session. */
export function useCaptionsAddress(captions: string) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [captions])
  return address
}
