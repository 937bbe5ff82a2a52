import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { IMask } from 'react-imask'
import { fills, MASKS, type MaskName } from './masks.ts'
import type { Text } from './use-text.ts'
import { useTypedEarly } from './use-typed-early.ts'

export type MaskedInputProps = Omit<ComponentProps<'input'>, 'ref' | 'value' | 'defaultValue' | 'onChange'> & {
  mask: MaskName
  text: Text
}

/**
 * The mask owns text and caret. A bare value is shown masked and stays unchanged in the form until somebody types.
 */
export function MaskedInput({ mask, text, ...rest }: MaskedInputProps) {
  const { options, toForm, toScreen, ...native } = MASKS[mask]
  const element = useRef<HTMLInputElement>(null)
  const masked = useRef<ReturnType<typeof IMask>>(null)
  const latest = useRef(text)
  const [initial] = useState(() => toScreen(text.first))

  useLayoutEffect(() => {
    latest.current = text
  })

  useLayoutEffect(() => {
    const node = element.current!
    const input = (masked.current = IMask(node, options))
    const update = () => {
      const next = toForm(input.value)
      if (next !== latest.current.read()) latest.current.edit(next)
    }
    latest.current.ref({
      focus: () => node.focus(),
      get value() {
        return toForm(input.value)
      },
      set value(value) {
        input.off('accept', update)
        input.value = toScreen(value)
        input.on('accept', update)
      },
    })
    input.on('accept', update)
    // Text that completes the field replaces its content, wherever the caret is.
    const replace = (event: InputEvent) => {
      if (!event.data || !fills(event.data, options)) return
      event.preventDefault()
      input.masked.reset()
      input.masked.append(event.data, { input: true, raw: true })
      input.updateControl('auto')
    }
    // The mask reads the selection at key presses only; mouse and menu change it too.
    const notice = (event: Event) =>
      void (!(event as InputEvent).isComposing && node.value === input.displayValue && input._saveSelection())
    node.addEventListener('beforeinput', notice)
    node.addEventListener('select', notice)
    node.addEventListener('beforeinput', replace)
    return () => {
      node.removeEventListener('beforeinput', notice)
      node.removeEventListener('select', notice)
      node.removeEventListener('beforeinput', replace)
      input.destroy()
    }
  }, [options, toForm, toScreen])
  // The text as shown; the form receives the mask's value.
  useTypedEarly(
    rest.name ?? '',
    (typed) => masked.current && (masked.current.value = typed),
    () => latest.current.leave(),
  )

  return (
    <input
      type="text"
      {...native}
      {...rest}
      placeholder={rest.placeholder ?? native.placeholder}
      ref={element}
      defaultValue={initial}
    />
  )
}
