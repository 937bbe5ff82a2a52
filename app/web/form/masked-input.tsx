import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { IMask } from 'react-imask'
import { fills, MASKS, type MaskName } from './masks.ts'
import { useTypedEarly } from './use-typed-early.ts'

export type MaskedInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> & {
  mask: MaskName
  /** As the form keeps it; a bare value is shown masked and stays as it is until somebody types. */
  value: string
  onChange: (value: string) => void
}

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The mask owns the text and its caret; React hears of edits, and writes only what came from elsewhere (setValue, reset). */
export function MaskedInput({ mask, value, onChange, ref, ...rest }: MaskedInputProps) {
  const { options, toForm, toScreen, ...native } = MASKS[mask]
  const element = useRef<HTMLInputElement>(null)
  const masked = useRef<ReturnType<typeof IMask>>(null)
  const latest = useRef({ value, onChange })
  const [initial] = useState(() => toScreen(value))

  useBeforePaint(() => {
    latest.current = { value, onChange }
  })

  useBeforePaint(() => {
    const input = IMask(element.current!, options)
    masked.current = input
    const node = element.current!
    // A text that fills the field by itself takes the place of what stands there, wherever the caret is.
    const replace = (event: InputEvent) => {
      if (!event.data || !fills(event.data, options)) return
      event.preventDefault()
      input.masked.reset()
      input.masked.append(event.data, { input: true, raw: true })
      input.updateControl('auto')
    }
    // The mask asks where the selection is at key presses only; a mouse selects too, and a menu cuts.
    const notice = (event: Event) => void (!(event as InputEvent).isComposing && node.value === input.displayValue && input._saveSelection())
    node.addEventListener('beforeinput', notice)
    node.addEventListener('select', notice)
    node.addEventListener('beforeinput', replace)
    return () => {
      node.removeEventListener('beforeinput', notice)
      node.removeEventListener('select', notice)
      node.removeEventListener('beforeinput', replace)
      input.destroy()
    }
  }, [options])

  useBeforePaint(() => {
    const input = masked.current
    if (!input) return
    if (toForm(input.value) !== value) input.value = toScreen(value)
    const tell = () => {
      const next = toForm(input.value)
      if (next !== latest.current.value) latest.current.onChange(next)
    }
    input.on('accept', tell)
    return () => void input.off('accept', tell)
  }, [options, value, toForm, toScreen])
  useTypedEarly(rest.name ?? '', (text) => masked.current && (masked.current.value = text))

  return (
    <input
      type="text"
      {...native}
      {...rest}
      placeholder={rest.placeholder ?? native.placeholder}
      ref={(node) => {
        element.current = node
        if (typeof ref === 'function') return ref(node)
        if (ref) ref.current = node
      }}
      defaultValue={initial}
    />
  )
}
