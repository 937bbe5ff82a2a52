import { Combobox, InputBase, useCombobox, type InputBaseProps } from '@mantine/core'
import { IconX } from '#web/icons/x/x.ts'
import { useRef, useState, type FocusEventHandler, type Ref } from 'react'
import { Icon } from '#web/ui/media/icon.tsx'
import { OptionList } from './option-list.tsx'
import { entered, type Option, type OptionValue } from './options.ts'
import styles from './select.module.css'
import { takesTyped } from './takes-typed.ts'
import { type Labelled, useLabelledOptions } from './use-labelled-options.ts'
import type { OptionSource } from './use-option-source.ts'

export type SelectInputProps<V extends OptionValue> = OptionSource<V> &
  Labelled<V> & {
    value: V | null
    onChange: (value: V | null, option: Option<V> | null) => void
    look: InputBaseProps & { placeholder?: string; 'aria-required'?: boolean }
    name?: string
    onBlur?: FocusEventHandler<HTMLInputElement>
    ref?: Ref<HTMLInputElement>
  }

/** One choice of a list, searched by typing. */
export function SelectInput<V extends OptionValue>({
  value,
  onChange,
  known,
  add,
  look,
  name,
  onBlur,
  ref,
  ...source
}: SelectInputProps<V>) {
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.updateSelectedOptionIndex('active', { scrollIntoView: true }),
    onDropdownClose: () => combobox.resetSelectedOption(),
  })
  const chosen = value === null ? [] : [value]
  const { text, labelOf, remember, optionOf, list } = useLabelledOptions<V>({
    source,
    name,
    known,
    add,
    chosen,
    typed: typed ?? '',
    open: combobox.dropdownOpened,
  })
  const clearable = value !== null && !look.disabled && !look['aria-required']

  function choose(option: Option<V> | null) {
    if (option) remember(option)
    setTyped(null)
    onChange(option?.value ?? null, option)
  }

  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      onOptionSubmit={(submitted) => {
        const option = optionOf(submitted)
        if (option) choose(option)
        combobox.closeDropdown()
        // Typing on means another choice. The focus is not called back when it has moved on: select() focuses.
        setTimeout(() => document.activeElement === input.current && input.current?.select())
      }}
    >
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <InputBase
          {...look}
          ref={(node: HTMLInputElement | null) => {
            input.current = node
            if (typeof ref === 'function') ref(node)
            else if (ref) ref.current = node
          }}
          name={name}
          role="combobox"
          aria-autocomplete="list"
          value={typed ?? (value === null ? '' : (labelOf(value) ?? ''))}
          rightSectionPointerEvents={clearable ? 'all' : 'none'}
          rightSection={clearable ? <Clear onClear={() => choose(null)} /> : <Combobox.Chevron />}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onKeyDown={(event) => {
            if (!takesTyped(event, text, combobox)) return
            event.preventDefault()
            const option = entered(list.shown, text, { add, leaving: false })
            if (!option) return
            choose(option)
            combobox.closeDropdown()
          }}
          onBlur={(event) => {
            combobox.closeDropdown()
            // Emptied by hand clears the choice; a partial word changes nothing.
            const option = entered(list.shown, text, { add, leaving: true })
            if (option) choose(option)
            else if (typed === '' && value !== null) choose(null)
            setTyped(null)
            onBlur?.(event)
          }}
        />
      </Combobox.Target>
      <OptionList {...list} />
    </Combobox>
  )
}

const Clear = ({ onClear }: { onClear: () => void }) => (
  <button
    type="button"
    className={styles.clear}
    aria-label="Limpar"
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClear}
  >
    <Icon of={IconX} size={18} />
  </button>
)
