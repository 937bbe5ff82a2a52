import { IconStar } from '#web/icons/s/star.ts'
import { IconStarFilled } from '#web/icons/s/star-filled.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { call } from '#web/calls/api.ts'
import { callOnce } from '#web/calls/call-once.ts'
import { FieldFrame } from '#web/form/field-frame.tsx'
import fields from '#web/form/field.module.css'
import { freshIn } from '#web/calls/fresh-in.ts'
import { momentWords } from '#web/moment.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Refused } from '#wire/send.ts'
import { NOTE_LENGTH } from '../../wire/candidature-words.ts'
import { addNote, rateCandidature, removeNote, tagCandidature } from '../../wire/pipeline.ts'
import { useTypedDraft } from '../use-typed-draft.ts'
import type { Assessment } from './dialogs/assessment-dialog.tsx'
import { Muted } from '#web/page/page.tsx'
import dialogs from './dialogs/dialogs.module.css'
import styles from './pipeline.module.css'

const STARS = [1, 2, 3, 4, 5]
const FAILED = 'Não foi possível guardar agora. Por favor, tente novamente.'

const MOST_SHOWN = 80
const beginningOf = (text: string) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text)

/** Ratings, tags and notes, never shown to the person. */
export function Colleagues({ of: { id, attributes } }: { of: Assessment }) {
  const client = useQueryClient()
  const [note, setNote] = useTypedDraft(`note ${id}`)
  const [tag, setTag] = useState('')
  const [leaving, setLeaving] = useState<{ note_id: string; text: string }>()
  const own = attributes.ratings.find((one) => one.own)?.stars ?? 0
  const seen = useRef({ tags: attributes.tags, lock_version: attributes.lock_version })
  const running = useRef<Promise<unknown>>(undefined)
  useEffect(() => {
    if (attributes.lock_version > seen.current.lock_version) seen.current = attributes
  }, [attributes])
  async function act(doing: Promise<unknown>) {
    try {
      await doing
      return true
    } catch (error) {
      const refused = error instanceof Refused && error.status < 500
      alert({ kind: refused ? 'warning' : 'error', title: 'Ops!', text: refused ? error.message : FAILED })
      return false
    } finally {
      await client.invalidateQueries({ queryKey: ['v1', 'ats'] })
    }
  }
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
  async function write() {
    const text = note.trim()
    if (!text) return
    if (await act(callOnce(addNote, { id, note: { text } }))) setNote('')
  }
  async function label() {
    if (tag.trim() && (await setTags((tags) => [...tags, tag.trim()]))) setTag('')
  }
  return (
    <section className={dialogs.stack} aria-label="Entre colegas">
      <h3>Entre colegas</h3>
      <div className={styles.bar} role="group" aria-label="Minha nota">
        {STARS.map((stars) => (
          <Button
            key={stars}
            kind="icon"
            aria-pressed={own === stars}
            aria-label={`Nota ${stars} de 5`}
            onClick={() => void act(call(rateCandidature, { id, rating: { stars: own === stars ? null : stars } }))}
          >
            <Icon of={own >= stars ? IconStarFilled : IconStar} />
          </Button>
        ))}
        {attributes.ratings.length > 0 && (
          <span className={styles.muted}>
            {attributes.ratings.map(({ by, stars }) => `${by}: ${stars}`).join(' · ')}
          </span>
        )}
      </div>
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
      <FieldFrame label="Anotação" hint="Só os colegas leem." filled={note !== ''} className={fields.multiline}>
        {(box) => (
          <textarea
            {...box}
            rows={3}
            style={{ '--rows': 3 } as CSSProperties}
            maxLength={NOTE_LENGTH}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
      </FieldFrame>
      <div>
        <Button onClick={() => void write()}>Anotar</Button>
      </div>
      {attributes.notes_written.length > 0 && (
        <ul className={dialogs.notes}>
          {attributes.notes_written.map(({ id: note_id, by, text, at, own: mine }) => (
            <li key={note_id}>
              <p className={dialogs.noteText}>{text}</p>
              <Muted>
                {by} · {momentWords(at)}
              </Muted>
              {mine && (
                <Button
                  kind="icon"
                  aria-label={`Apagar a anotação de ${momentWords(at)}`}
                  aria-haspopup="dialog"
                  onClick={() => setLeaving({ note_id, text })}
                >
                  <Icon of={IconTrash} size={18} />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title="Apagar esta anotação?"
        losses={leaving ? [beginningOf(leaving.text)] : []}
        confirm="Apagar anotação"
        destructive
        onConfirm={async () => void (await act(call(removeNote, { id, note_id: leaving!.note_id })))}
      />
    </section>
  )
}
