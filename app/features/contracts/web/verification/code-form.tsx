import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { FieldError } from '#web/form/field-look.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './verification.module.css'
import { written } from './written-code.ts'

export const NO_CODE = 'Isto não parece um código nosso. Ele é assim: PT-XXXX-XXXX'
const EMPTY = 'Digite o código, ou escolha o PDF abaixo'
const HINT = 'Está no pé de cada página, ao lado do QR. Maiúsculas, traços e espaços não importam.'

/** The same field above every answer. `refused`: why the address leads to no document. */
export function CodeForm({ code = '', refused }: { code?: string; refused?: string | false }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(code)
  /** null after a change: what was said is of the text before it. */
  const [said, setSaid] = useState<string | null>()
  const navigate = useNavigate()
  useEffect(() => {
    if (refused) field.current?.focus()
  }, [refused])
  function check(event: FormEvent) {
    event.preventDefault()
    const asked = written(typed)
    setSaid(asked ? undefined : typed.trim() ? NO_CODE : EMPTY)
    if (asked) void navigate(`/verificar/${asked}`)
    if (!asked || refused) field.current?.focus()
  }
  const wrong = said === undefined ? refused : said
  return (
    <form role="search" className={styles.form} onSubmit={check} noValidate>
      <label className={styles.label} htmlFor={id}>
        Código do documento
      </label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          className={styles.code}
          value={typed}
          placeholder="PT-XXXX-XXXX"
          maxLength={300}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-said`}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setSaid(null)
          }}
        />
        <Button type="submit" kind="primary">
          Verificar
        </Button>
      </div>
      <div id={`${id}-said`} className={wrong ? styles.error : styles.hint}>
        <div role="status">{wrong && <FieldError>{wrong}</FieldError>}</div>
        {!wrong && HINT}
      </div>
    </form>
  )
}
