import { IconSearch } from '#web/icons/s/search.ts'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './search-input.module.css'

const PAUSE = 300

type Props = { label: string; value: string; onSearch: (text: string) => void; placeholder?: string | undefined }

/** Reports typed text after a pause. Enter submits the surrounding form, with `q`. */
export function SearchInput({ label, value, onSearch, placeholder = label }: Props) {
  const [text, setText] = useState(value)
  const [from, setFrom] = useState(value)
  // Changed from outside: by going back or by removing a filter.
  if (from !== value) {
    setFrom(value)
    if (text.trim() !== value) setText(value)
  }
  // A change of the address would take back a link that was followed meanwhile.
  const leaving = useNavigation().state === 'loading'
  useEffect(() => {
    if (text.trim() === value || leaving) return
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [text, value, onSearch, leaving])
  return (
    <label className={styles.search}>
      <span className="unseen">{label}</span>
      <Icon of={IconSearch} />
      <input
        type="search"
        name="q"
        value={text}
        placeholder={placeholder}
        maxLength={120}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </label>
  )
}
