import { useSyncExternalStore } from 'react'
import check from '#web/ui/check-mark.module.css'
import styles from './key-hints.module.css'
import { letterKeys } from './letter-keys.ts'

/** Names the shortcuts of a page, and switches them off. Not for touch, where there are no keys. */
export function KeyHints({ of }: { of: readonly (readonly [key: string, does: string])[] }) {
  const on = useSyncExternalStore(letterKeys.subscribe, letterKeys.get, letterKeys.atServer)
  return (
    <div className={styles.hints}>
      {on &&
        of.map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      <label className={styles.switch}>
        <input
          type="checkbox"
          className={check.box}
          checked={on}
          onChange={({ currentTarget }) => letterKeys.set(currentTarget.checked)}
        />
        Atalhos de uma letra
      </label>
    </div>
  )
}
