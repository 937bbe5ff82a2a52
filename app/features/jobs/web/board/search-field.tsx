import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './board.module.css'

const PAUSE = 300

/** Searches once the person pauses. Enter and the button submit the form it stands in, with or without JavaScript. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value)
  const [from, setFrom] = useState(value)
  // Changed elsewhere: by going back, or by taking a label away.
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
    <div className={styles.search}>
      <label>
        <span className="unseen">Buscar vagas</span>
        <Icon of={IconSearch} />
        <input type="search" name="q" value={text} placeholder="Cargo, área, empresa ou cidade" maxLength={120} autoComplete="off" enterKeyHint="search" onChange={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <Button kind="primary" type="submit">Buscar</Button>
    </div>
  )
}
