import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './search-box.module.css'

const PAUSE = 300

/** Tells what was typed once the person pauses, or at Enter. */
export function SearchBox({ label, value, onSearch, placeholder }: { label: string; value: string; onSearch: (text: string) => void; placeholder?: string }) {
  const [text, setText] = useState(value)
  const [from, setFrom] = useState(value)
  // Changed elsewhere: by going back, or by removing a filter.
  if (from !== value) {
    setFrom(value)
    if (text.trim() !== value) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <label>
        <span className="unseen">{label}</span>
        <Icon of={IconSearch} />
        <input type="search" value={text} placeholder={placeholder ?? label} maxLength={120} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
    </form>
  )
}
