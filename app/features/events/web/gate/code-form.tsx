import { useId, useRef } from 'react'
import { FieldFrame } from '#web/form/field-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './gate.module.css'

type Props = { onCode: (code: string) => void }

/** A reader on a cable types the code and Enter; so may a person. */
export function CodeForm({ onCode }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <form
      className={styles.form}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        const { current: input } = field
        if (!input) return
        const code = input.value.trim()
        input.value = ''
        input.focus()
        if (code) onCode(code)
      }}
    >
      <FieldFrame label="Código do ingresso" hint="Leitores USB digitam aqui e apertam Enter." filled>
        {(box) => <input {...box} ref={field} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
      </FieldFrame>
      <div>
        <Button type="submit" kind="primary" id={id}>
          Registrar entrada
        </Button>
      </div>
    </form>
  )
}
