import { IconBold } from '#web/icons/b/bold.ts'
import { IconItalic } from '#web/icons/i/italic.ts'
import { IconList } from '#web/icons/l/list.ts'
import { IconListNumbers } from '#web/icons/l/list-numbers.ts'
import { useEffect, useId, useRef, type ClipboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import rich from '#web/ui/text/rich-text.module.css'
import { FieldError, FieldLabel } from '../field-look.tsx'
import field from '../field.module.css'
import styles from './rich-field.module.css'
import { useField, type FieldPlace } from '../use-field.ts'

type Props<T extends FieldValues, Out> = FieldPlace<T, Out> & { label: string; hint: string; required?: boolean }

const TOOLS = [
  ['bold', 'Negrito', IconBold],
  ['italic', 'Itálico', IconItalic],
  ['insertUnorderedList', 'Lista', IconList],
  ['insertOrderedList', 'Lista numerada', IconListNumbers],
] as const

/**
 * The browser's own editing with the few formats that the server keeps; pasted content becomes plain text. The server
 * cleans it again.
 */
export function RichField<T extends FieldValues, Out = T>({
  name,
  control,
  label,
  hint,
  required = false,
}: Props<T, Out>) {
  const { value, onChange, onBlur, ref, error } = useField<string, T, Out>({ name, control })
  const box = useRef<HTMLDivElement>(null)
  const id = useId()

  // Written only when the value comes from outside, so that the caret stays.
  useEffect(() => {
    if (box.current && box.current.innerHTML !== (value ?? '') && box.current !== document.activeElement)
      box.current.innerHTML = value ?? ''
  }, [value])
  useEffect(() => void document.execCommand('defaultParagraphSeparator', false, 'p'), [])

  const update = () => {
    const { innerHTML = '', textContent = '' } = box.current ?? {}
    onChange(textContent?.trim() ? innerHTML : '')
  }
  function paste(event: ClipboardEvent) {
    event.preventDefault()
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
  }

  return (
    <div>
      <div id={`${id}-label`} className={field.label}>
        <FieldLabel label={label} required={required} />
      </div>
      <div className={styles.editor} data-invalid={error ? true : undefined}>
        <div className={styles.tools} role="group" aria-label={`Formatação: ${label}`}>
          {TOOLS.map(([command, words, icon]) => (
            <Button
              key={command}
              kind="icon"
              aria-label={words}
              title={words}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                box.current?.focus()
                document.execCommand(command)
                update()
              }}
            >
              <Icon of={icon} size={18} />
            </Button>
          ))}
        </div>
        <div
          ref={(element) => {
            box.current = element
            ref(element)
          }}
          className={`${styles.text} ${rich.rich}`}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-said`}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          onInput={update}
          onBlur={onBlur}
          onPaste={paste}
        />
      </div>
      <div id={`${id}-said`} className={error ? field.error : field.hint}>
        {error ? <FieldError>{error}</FieldError> : hint}
      </div>
    </div>
  )
}
