import { useLayoutEffect, useRef, useState } from 'react'
import { get, useFormContext, useFormState, type FieldValues } from 'react-hook-form'
import type { FieldPlace } from '../use-field.ts'
import { useTypedEarly } from './use-typed-early.ts'

/** Holder of a text: an element, or the mask over one. */
export type Words = { value: string; focus: () => void }

type Options = {
  /** As in useField. */
  calm?: boolean
  /** Renders at each key, for a field that shows something derived from its text. */
  follow?: boolean
  /** Called with every shown text, from any source, to update something beside it without rendering. */
  onShow?: (text: string) => void
  onEdit?: ((text: string) => void) | undefined
  onLeave?: ((text: string) => void) | undefined
}

/**
 * A text of the form. The text lives in the document's element: a key updates the form, but React renders only when
 * the field becomes empty or filled. Values from elsewhere (reset, address lookup, kept typing) are written into the
 * element.
 */
export function useText<T extends FieldValues, Out>(
  { name, control: given }: FieldPlace<T, Out>,
  { calm = false, follow = false, onShow, onEdit, onLeave }: Options = {},
) {
  const around = useFormContext<T, unknown, Out>()
  const control = given ?? around.control
  control.register(name) // in the order of the page, as controllers do: a refused form focuses the first in that order
  const { errors, submitCount } = useFormState({ control, name, exact: true })
  const words = useRef<Words>(null)
  const kept = () => get(control._formValues, name) as string | null | undefined
  const read = () => kept() ?? ''
  const seen = (text: string) => (follow ? text : text !== '')
  const [first] = useState(read)
  const [, see] = useState(() => seen(first))

  function show(text: string) {
    if (words.current && words.current.value !== text) words.current.value = text
    see(seen(text))
    onShow?.(text)
  }
  function edit(text: string) {
    void control.register(name).onChange({ type: 'change', target: { name, value: text } })
    show(text)
    onEdit?.(text)
  }
  function leave() {
    void control.register(name).onBlur({ type: 'blur', target: { name, value: kept() } })
    onLeave?.(read())
  }

  // After each render: a reset forgets its fields, and a moved row changes its name.
  useLayoutEffect(() => {
    control.register(name).ref({
      type: 'text',
      name,
      focus: () => words.current?.focus(),
      get value() {
        return kept()
      },
      set value(text) {
        show(text ?? '')
      },
    })
    show(read())
  })
  useTypedEarly(name, edit, leave)

  const ref = (place: Words | null) => void (words.current = place)
  const text = read()
  return {
    text,
    error:
      calm && !text && submitCount === 0 ? undefined : (get(errors, name) as { message?: string } | undefined)?.message,
    first,
    ref,
    read,
    edit,
    leave,
    /** Props of an input or textarea without a mask. */
    plain: {
      ref,
      name,
      defaultValue: first,
      onChange: ({ currentTarget }: { currentTarget: Words }) => edit(currentTarget.value),
      onBlur: leave,
    },
  }
}

export type Text = Pick<ReturnType<typeof useText>, 'first' | 'ref' | 'read' | 'edit' | 'leave'>
