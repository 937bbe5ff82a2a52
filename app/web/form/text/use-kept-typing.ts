import { useEffect, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { content } from '#web/content.ts'
import { forgetTyped, keepTyped, personHere, takeTyped, typedIn } from '#web/storage/kept-typing.ts'
import { watchLogOut } from '#web/session/leaving.ts'
import { currentSession, watchSession } from '#web/session/session.ts'
import { alert } from '#web/ui/alerts/alert.ts'

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'setValue'>
type Kept<T> = {
  /** The form's name among all forms; without one nothing is kept. */
  name: string | undefined
  /** Values of the untouched form. */
  initial: Partial<T>
  /** Fields that are never stored on the device. */
  never?: readonly string[]
  /**
   * Where others write too: merges what was typed since `base` with the current values. Without it, typed values win.
   */
  join?: (base: T, typed: T) => Partial<T>
}

const BASE = 'began as'
const BACK =
  'O que você tinha digitado está de volta no formulário, menos senhas, ' +
  'códigos, documentos e arquivos. Confira e envie de novo.'
const AWAY =
  'Esta página saiu da tela porque o seu acesso mudou. O que você tinha digitado fica salvo ' +
  'nesta aba e volta ao formulário quando você puder abri-lo de novo.'

/**
 * Keeps typed values when a session ends under a form, or no longer opens its page, until the person is back. Logging
 * out on purpose discards them.
 */
export function useKeptTyping<T extends FieldValues>(form: Form<T>, { name, initial, never, join }: Kept<T>) {
  const latest = useRef({ form, initial, never, join })
  useEffect(() => {
    latest.current = { form, initial, never, join }
  })
  useEffect(() => {
    const person = personHere()
    if (!person || name === undefined) return
    const [typed, base] = [takeTyped(person, name), takeTyped(person, `${name} ${BASE}`)] as (Partial<T> | undefined)[]
    const { form, initial, join } = latest.current
    const began = base && ({ ...initial, ...base } as T)
    const joined = began && join?.(began, { ...began, ...typed })
    for (const [field, value] of Object.entries(joined ?? typed ?? {}))
      if (content(value) !== content(initial[field]))
        form.setValue(field as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true, shouldTouch: true })
    if (typed) alert({ kind: 'info', title: 'Nada se perdeu', text: BACK })

    function keep() {
      const { form, initial, never, join } = latest.current
      const typed = typedIn(form.getValues(), initial, never)
      if (Object.keys(typed).length === 0) return false
      keepTyped(person!, name!, typed)
      if (join) keepTyped(person!, `${name} ${BASE}`, typedIn(initial, {}, never))
      return true
    }
    const { access_token } = currentSession()
    let left = false
    let changes = false
    const stopLeaving = watchLogOut(() => {
      left = true
      forgetTyped()
    })
    const stopSession = watchSession(() => {
      if (left) return
      if (currentSession().access_token !== access_token) return void keep()
      // Roles or the second step changed: either the page is replaced with its form now, or all of it stays.
      changes = true
      setTimeout(() => (changes = false))
    })
    return () => {
      if (changes && !left && keep()) alert({ kind: 'warning', title: 'Nada se perdeu', text: AWAY })
      stopLeaving()
      stopSession()
    }
  }, [name])
}
