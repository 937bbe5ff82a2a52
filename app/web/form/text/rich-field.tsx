import { IconBold } from '#web/icons/b/bold.ts'
import { IconItalic } from '#web/icons/i/italic.ts'
import { IconList } from '#web/icons/l/list.ts'
import { IconListNumbers } from '#web/icons/l/list-numbers.ts'
import { useId, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import rich from '#web/ui/text/rich-text.module.css'
import { FieldError, FieldLabel } from '../field-look.tsx'
import field from '../field.module.css'
import styles from './rich-field.module.css'
import { useField, type FieldPlace } from '../use-field.ts'
import type { RichCommand } from './rich-editor.ts'
import { useRichEditor } from './use-rich-editor.ts'

type Props<T extends FieldValues, Out> = FieldPlace<T, Out> & { label: string; hint: string; required?: boolean }

const TOOLS: [RichCommand, string, typeof IconBold][] = [
  ['bold', 'Negrito', IconBold],
  ['italic', 'Itálico', IconItalic],
  ['list', 'Lista', IconList],
  ['numbers', 'Lista numerada', IconListNumbers],
]

const FAILED = 'O editor de texto não abriu. Confira a conexão e recarregue a página.'

/** Text with the few formats that the server keeps. */
export function RichField<T extends FieldValues, Out = T>({
  name,
  control,
  label,
  hint,
  required = false,
}: Props<T, Out>) {
  const { value, onChange, onBlur, ref, error } = useField<string, T, Out>({ name, control })
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const { editor, state } = useRichEditor(place, value ?? '', onChange)
  const problem = error ?? (state === 'failed' ? FAILED : undefined)

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
              disabled={state !== 'ready'}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => editor.current?.run(command)}
            >
              <Icon of={icon} size={18} />
            </Button>
          ))}
        </div>
        <div
          ref={(element) => {
            place.current = element
            ref(element)
          }}
          className={`${styles.text} ${rich.rich}`}
          role="textbox"
          aria-multiline="true"
          aria-readonly={state !== 'ready' || undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-said`}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          onBlur={onBlur}
        />
      </div>
      <div id={`${id}-said`} className={problem ? field.error : field.hint}>
        {problem ? <FieldError>{problem}</FieldError> : hint}
      </div>
    </div>
  )
}
