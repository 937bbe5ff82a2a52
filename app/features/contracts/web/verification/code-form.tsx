import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { FieldError } from '#web/form/field-look.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './verification.module.css'
import { written } from './written-code.ts'

/** The same field above every answer. */
export function CodeForm({ code = '' }: { code?: string }) {
  const id = useId()
  const [typed, setTyped] = useState(code)
  const [empty, setEmpty] = useState(false)
  const navigate = useNavigate()
  function check(event: FormEvent) {
    event.preventDefault()
    if (!typed.trim()) return setEmpty(true)
    void navigate(`/verificar/${encodeURIComponent(written(typed))}`)
  }
  return (
    <form role="search" className={styles.form} onSubmit={check} noValidate>
      <label className={styles.label} htmlFor={id}>
        Código do documento
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.code}
          value={typed}
          placeholder="PT-XXXX-XXXX"
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={empty || undefined}
          aria-describedby={`${id}-said`}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setEmpty(false)
          }}
        />
        <Button type="submit" kind="primary">
          Verificar
        </Button>
      </div>
      <div id={`${id}-said`} className={empty ? styles.error : styles.hint}>
        {empty ? (
          <FieldError>Digite o código, ou escolha o PDF abaixo</FieldError>
        ) : (
          'Está no pé de cada página, ao lado do QR. Maiúsculas, traços e espaços não importam.'
        )}
      </div>
    </form>
  )
}
