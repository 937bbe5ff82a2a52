import { useRef, type RefObject } from 'react'
import { FieldFrame } from '#web/form/field-frame.tsx'
import { useText } from '#web/form/text/use-text.ts'
import { MOST_LETTERS } from '../../wire/templates.ts'
import styles from '../templates.module.css'
import { lineAt } from './caret.ts'

const most = MOST_LETTERS.toLocaleString('pt-BR')
const placeIn = ({ value, selectionStart }: HTMLTextAreaElement) =>
  `Linha ${lineAt(value, selectionStart)} de ${lineAt(value, value.length)} · ` +
  `${value.length.toLocaleString('pt-BR')} de ${most} letras`

/** The source of a template, as tall as the screen, with the line that the caret stands in told below it. */
export function SourceField({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  const place = useRef<HTMLParagraphElement>(null)
  const tell = () => {
    if (area.current && place.current) place.current.textContent = placeIn(area.current)
  }
  const field = useText<{ body: string }, { body: string }>({ name: 'body' }, { onShow: tell })
  return (
    <div>
      <FieldFrame label="Texto do modelo" required error={field.error} filled={field.text !== ''}>
        {(box) => (
          <textarea
            {...box}
            {...field.plain}
            ref={(node) => {
              area.current = node
              field.ref(node)
            }}
            className={`${box.className} ${styles.source}`}
            spellCheck={false}
            onSelect={tell}
          />
        )}
      </FieldFrame>
      <p ref={place} className={styles.place} />
    </div>
  )
}
