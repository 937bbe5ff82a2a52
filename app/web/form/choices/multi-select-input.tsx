import { Combobox, Pill, PillsInput, useCombobox, type InputBaseProps } from '@mantine/core'
import { useState, type FocusEventHandler, type Ref } from 'react'
import { FieldError } from '../field-look.tsx'
import { OptionList } from './option-list.tsx'
import { entered, type Option, type OptionValue } from './options.ts'
import styles from './select.module.css'
import { takesTyped } from './takes-typed.ts'
import { type Labelled, useLabelledOptions } from './use-labelled-options.ts'
import type { OptionSource } from './use-option-source.ts'

export type MultiSelectInputProps<V extends OptionValue> = OptionSource<V> &
  Labelled<V> & {
    value: readonly V[]
    onChange: (value: V[]) => void
    /** No further choice once there are this many. */
    most?: number
    look: Omit<InputBaseProps, 'classNames'> & {
      classNames?: Record<string, string | undefined>
      placeholder?: string
      'aria-required'?: boolean
    }
    name?: string
    onBlur?: FocusEventHandler<HTMLInputElement>
    ref?: Ref<HTMLInputElement>
  }

const NOT_LISTED = 'Escolha uma opção da lista, ou apague o que digitou.'

/** Several choices of a list, each shown with a remove button. */
export function MultiSelectInput<V extends OptionValue>(props: MultiSelectInputProps<V>) {
  const { value, onChange, known, add, most = Infinity, look, name, onBlur, ref, ...source } = props
  const { placeholder, 'aria-required': required, classNames, ...wrapper } = look
  const [typed, setTyped] = useState('')
  const [astray, setAstray] = useState(false)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { text, labelOf, remember, optionOf, list } = useLabelledOptions<V>({
    source,
    name,
    known,
    add,
    chosen: value,
    typed,
    open: combobox.dropdownOpened,
  })
  const without = (removed: V) => value.filter((one) => String(one) !== String(removed))

  function toggle(option: Option<V>) {
    const has = value.some((one) => String(one) === String(option.value))
    if (!has && value.length >= most) return
    remember(option)
    onChange(has ? without(option.value) : [...value, option.value])
    // After a typed search the list closes; while browsing it stays open.
    if (text !== '') combobox.closeDropdown()
    setTyped('')
  }

  /** Typed text is neither lost on blur nor submitted instead of added. */
  function keep(leaving: boolean) {
    const option = entered(list.shown, text, { add, leaving })
    if (option && !value.some((one) => String(one) === String(option.value))) toggle(option)
    else if (option || text === '') setTyped('')
    setAstray(leaving && !option)
  }
  // Kept for correction: it is in no list and cannot be added to this one.
  const lost = astray && text !== ''

  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      onOptionSubmit={(submitted) => {
        const option = optionOf(submitted)
        if (option) toggle(option)
        combobox.updateSelectedOptionIndex()
      }}
    >
      <Combobox.DropdownTarget>
        <PillsInput
          {...wrapper}
          {...(lost && { description: undefined, error: <FieldError>{NOT_LISTED}</FieldError> })}
          classNames={{ ...classNames, input: styles.many }}
          onClick={() => combobox.openDropdown()}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
        >
          <Pill.Group className={styles.pills}>
            {value.map((one) => (
              <Pill
                key={one}
                className={styles.pill}
                withRemoveButton={!wrapper.disabled}
                removeButtonProps={{
                  'aria-label': `Remover ${labelOf(one) ?? one}`,
                  tabIndex: 0,
                  'aria-hidden': false,
                }}
                onRemove={() => onChange(without(one))}
              >
                {labelOf(one) ?? one}
              </Pill>
            ))}
            <Combobox.EventsTarget withExpandedAttribute autoComplete="off">
              <PillsInput.Field
                ref={ref}
                name={name}
                role="combobox"
                className={styles.field}
                aria-autocomplete="list"
                aria-required={required}
                disabled={wrapper.disabled}
                placeholder={value.length === 0 ? placeholder : undefined}
                value={typed}
                onChange={({ currentTarget }) => {
                  setTyped(currentTarget.value)
                  combobox.openDropdown()
                  combobox.updateSelectedOptionIndex()
                }}
                onBlur={(event) => {
                  combobox.closeDropdown()
                  keep(true)
                  onBlur?.(event)
                }}
                onKeyDown={(event) => {
                  if (takesTyped(event, text, combobox)) {
                    event.preventDefault()
                    keep(false)
                  }
                  const last = value.at(-1)
                  if (event.key === 'Backspace' && typed === '' && last !== undefined) onChange(without(last))
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <OptionList {...list} />
    </Combobox>
  )
}
