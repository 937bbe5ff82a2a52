import { useState } from 'react'
import { Muted, Section } from '#web/page/page.tsx'
import { SearchInput } from '#web/ui/filters/search-input.tsx'
import { plain } from '#web/ui/text/plain-text.ts'
import type { Cue } from '../../../wire/captions.ts'
import { clockOf } from '../study-rooms.ts'
import styles from './player.module.css'

type Props = { cues: readonly Cue[]; time: number; onGo: (second: number) => void }

export function Transcript({ cues, time, onGo }: Props) {
  const [sought, setSought] = useState('')
  const found = cues.filter(({ text }) => plain(text).includes(plain(sought)))
  return (
    <Section title="Transcrição" id="transcript">
      <SearchInput label="Buscar na transcrição" value={sought} onSearch={setSought} />
      {found.length === 0 && <Muted>Nenhuma fala com essas palavras.</Muted>}
      <ol className={styles.cues}>
        {found.map(({ from, to, text }) => (
          <li key={from}>
            <button
              type="button"
              className={styles.cue}
              aria-current={time >= from && time < to ? 'true' : undefined}
              onClick={() => onGo(from)}
            >
              <span className={styles.time}>{clockOf(from)}</span> <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </Section>
  )
}
