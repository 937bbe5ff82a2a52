import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#web/calls/api.ts'
import { Muted, Section } from '#web/page/page.tsx'
import { keepNote } from '../../wire/items.ts'
import type { Place } from './study-rooms.ts'
import styles from './study.module.css'

const PAUSE_MS = 1_000
const MOST = 10_000
const WORDS = {
  saved: 'Só você lê. Fica salvo sozinho.',
  going: 'Salvando…',
  failed: 'Não salvo: tentamos de novo quando você escrever ou voltar à internet.',
}

/** Saved once the person pauses, and on leaving. */
export function Notes({ id, item_id, note }: Place & { note: string }) {
  const [text, setText] = useState(note)
  const [state, setState] = useState<keyof typeof WORDS>('saved')
  const stored = useRef(note)
  const save = useEffectEvent(async (keepalive: boolean) => {
    if (text === stored.current) return
    setState('going')
    try {
      await call(keepNote, { id, item_id, note: text }, { keepalive })
      stored.current = text
      setState('saved')
    } catch {
      setState('failed')
    }
  })
  useEffect(() => {
    const timer = setTimeout(() => void save(false), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    const leave = () => void save(true)
    const again = () => void save(false)
    addEventListener('pagehide', leave)
    addEventListener('online', again)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('online', again)
      leave()
    }
  }, [])
  return (
    <Section title="Minhas anotações" id="notes">
      <textarea
        className={styles.note}
        aria-labelledby="notes"
        aria-describedby="notes-state"
        rows={5}
        maxLength={MOST}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div id="notes-state" aria-live="polite">
        <Muted>{WORDS[state]}</Muted>
      </div>
    </Section>
  )
}
