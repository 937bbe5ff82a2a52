import { useRef, type CSSProperties } from 'react'
import type { FieldValues } from 'react-hook-form'
import { counted } from './counted.ts'
import { FieldFrame } from '../field-frame.tsx'
import type { FieldLook } from '../field-look.tsx'
import styles from '../field.module.css'
import { holdHeight } from '../hold-height.ts'
import type { FieldPlace } from '../use-field.ts'
import { useText } from './use-text.ts'

export type TextareaFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> &
  FieldLook & {
    rows?: number
    /** Shown by the counter; the form's schema enforces it. */
    least?: number
    most?: number
  }

export function TextareaField<T extends FieldValues, Out = T>(props: TextareaFieldProps<T, Out>) {
  const { name, control, rows = 5, least, most = Infinity, ...told } = props
  const count = useRef<HTMLParagraphElement>(null)
  const field = useText<T, Out>(
    { name, control },
    {
      onShow({ length }) {
        if (!count.current) return
        count.current.firstElementChild!.textContent = counted(length, least, most)
        count.current.toggleAttribute('data-over', length > most)
      },
    },
  )
  return (
    <div className={styles.counted}>
      <FieldFrame {...told} error={field.error} filled={field.text !== ''} className={styles.multiline}>
        {(box) => (
          <textarea
            {...box}
            {...field.plain}
            ref={(area) => {
              field.ref(area)
              return holdHeight(area)
            }}
            style={{ '--rows': rows } as CSSProperties}
            rows={rows}
          />
        )}
      </FieldFrame>
      {(least !== undefined || most !== Infinity) && (
        <p ref={count} className={styles.count} data-over={field.text.length > most || undefined}>
          <span>{counted(field.text.length, least, most)}</span>
          <span className="unseen"> caracteres</span>
        </p>
      )}
    </div>
  )
}
