import { IconCloudOff } from '#web/icons/c/cloud-off.ts'
import { useSyncExternalStore } from 'react'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './offline-notice.module.css'

function watch(watcher: () => void) {
  addEventListener('online', watcher)
  addEventListener('offline', watcher)
  return () => {
    removeEventListener('online', watcher)
    removeEventListener('offline', watcher)
  }
}

export function OfflineNotice() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return <div role="status">{!online && <OfflineBar />}</div>
}

export function OfflineBar() {
  return (
    <p className={styles.notice}>
      <Icon of={IconCloudOff} />
      Você está sem internet. O que você digitou continua aqui.
    </p>
  )
}
