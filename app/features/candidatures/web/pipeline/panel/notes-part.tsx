import { IconTrash } from '#web/icons/t/trash.ts'
import { useState, type CSSProperties } from 'react'
import { call } from '#web/calls/api.ts'
import { callOnce } from '#web/calls/call-once.ts'
import { FieldFrame } from '#web/form/field-frame.tsx'
import fields from '#web/form/field.module.css'
import { momentWords } from '#web/moment.ts'
import { Muted } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { NOTE_LENGTH } from '../../../wire/candidature-words.ts'
import { addNote, removeNote } from '../../../wire/pipeline.ts'
import { useTypedDraft } from '../../use-typed-draft.ts'
import dialogs from '../dialogs/dialogs.module.css'
import type { Assessment } from './assessment.ts'
import { TagsPart } from './tags-part.tsx'
import { useColleagueAct } from './use-colleague-act.ts'

const MOST_SHOWN = 80
const beginningOf = (text: string) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text)

/** Tags and notes, never shown to the person. */
export function NotesPart({ of }: { of: Assessment }) {
  const { id, attributes } = of
  const act = useColleagueAct()
  const [note, setNote] = useTypedDraft(`note ${id}`)
  const [leaving, setLeaving] = useState<{ note_id: string; text: string }>()
  async function write() {
    const text = note.trim()
    if (!text) return
    if (await act(callOnce(addNote, { id, note: { text } }))) setNote('')
  }
  return (
    <section className={dialogs.stack} aria-label="Entre colegas">
      <h3>Entre colegas</h3>
      <TagsPart of={of} />
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
