import { useEffect, useRef, useState } from 'react'
import { call } from '#web/calls/api.ts'
import { freshIn } from '#web/calls/fresh-in.ts'
import { Button } from '#web/ui/button.tsx'
import { tagCandidature } from '../../../wire/pipeline.ts'
import dialogs from '../dialogs/dialogs.module.css'
import styles from '../pipeline.module.css'
import type { Assessment } from './assessment.ts'
import { useColleagueAct } from './use-colleague-act.ts'

/** Tags for colleagues, never shown to the person. */
export function TagsPart({ of: { id, attributes } }: { of: Assessment }) {
  const act = useColleagueAct()
  const [tag, setTag] = useState('')
  const seen = useRef({ tags: attributes.tags, lock_version: attributes.lock_version })
  const running = useRef<Promise<unknown>>(undefined)
  useEffect(() => {
    if (attributes.lock_version > seen.current.lock_version) seen.current = attributes
  }, [attributes])
  /** One after another: each change starts from the tags of the one before. */
  async function tagNow(change: (tags: string[]) => string[]) {
    try {
      const { data } = await call(tagCandidature, {
        id,
        tags: change(seen.current.tags),
        lock_version: seen.current.lock_version,
      })
      seen.current = data.attributes
    } catch (error) {
      const fresh = freshIn<{ attributes: typeof seen.current }>(error)
      if (fresh) seen.current = fresh.attributes
      throw error
    }
  }
  function setTags(change: (tags: string[]) => string[]) {
    const mine = (running.current ?? Promise.resolve()).then(() => act(tagNow(change)))
    running.current = mine
    return mine
  }
  async function label() {
    if (tag.trim() && (await setTags((tags) => [...tags, tag.trim()]))) setTag('')
  }
  return (
    <form
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault()
        void label()
      }}
    >
      {attributes.tags.map((one) => (
        <button
          key={one}
          type="button"
          className={dialogs.tag}
          aria-label={`Tirar a etiqueta ${one}`}
          onClick={() => void setTags((tags) => tags.filter((other) => other !== one))}
        >
          #{one} ×
        </button>
      ))}
      <input
        className={styles.input}
        aria-label="Nova etiqueta"
        placeholder="Nova etiqueta"
        maxLength={30}
        value={tag}
        onChange={({ currentTarget }) => setTag(currentTarget.value)}
      />
      <Button type="submit">Etiquetar</Button>
    </form>
  )
}
