import { useEffect, useState } from 'react'
import { keepOffline } from '#web/storage/keep-offline.ts'
import { codeReader } from './read-code.ts'

export const loadCamera = () => import('./camera.tsx')

/** Whether this page opens again without a connection; its camera is loaded before, for it. */
export function useOffline(path: string, is_online: boolean) {
  const [opens, setOpens] = useState(false)
  useEffect(() => {
    if (!is_online) return
    let left = false
    Promise.all([loadCamera(), codeReader()]).then(
      async () => {
        const kept = await keepOffline(path)
        if (!left) setOpens(kept)
      },
      () => {},
    )
    return () => {
      left = true
    }
  }, [path, is_online])
  return opens
}
