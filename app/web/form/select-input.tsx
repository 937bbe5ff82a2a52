import { Combobox, InputBase, useCombobox, type InputBaseProps } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef, useState, type FocusEventHandler, type Ref } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { ADD, OptionList } from './option-list.tsx'
import { entered, mayAdd, mergeOptions, withoutChosen, type Option, type OptionValue } from './options.ts'
import styles from './select.module.css'
import { useOptionSource, type OptionSource } from './use-option-source.ts'

export type SelectInputProps<V extends OptionValue> = OptionSource<V> & {
  value: V | null
  onChange: (value: V | null, option: Option<V> | null) => void
  /** Labels of values that the source may not have brought yet. */
  known?: readonly Option<V>[]
  /** Free entry: makes an option of the typed text. */
  add?: (label: string) => Option<V>
  look: InputBaseProps & { placeholder?: string; 'aria-required'?: boolean }
  name?: string
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
}

/** One choice of a list, found by typing. */
export function SelectInput<V extends OptionValue>({ value, onChange, known, add, look, name, onBlur, ref, ...source }: SelectInputProps<V>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [picked, setPicked] = useState<Option<V> | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.updateSelectedOptionIndex('active', { scrollIntoView: true }),
    onDropdownClose: () => combobox.resetSelectedOption(),
  })
  const labelled = mergeOptions(picked ? [picked] : [], known)
  const unlabelled = Boolean(source.load) && value !== null && withoutChosen(labelled, [value]).length === labelled.length
  const { all, shown, status, retry } = useOptionSource<V>(source, typed ?? '', combobox.dropdownOpened || unlabelled)
  const options = mergeOptions(labelled, all)
  const chosen = value === null ? undefined : options.find((option) => String(option.value) === String(value))
  const text = typed?.trim() ?? ''
  const clearable = value !== null && !look.disabled && !look['aria-required']
  const addable = add && status !== 'loading' && mayAdd(shown, text) ? text : undefined

  function choose(option: Option<V> | null) {
    setPicked(option)
    setTyped(null)
    onChange(option?.value ?? null, option)
  }

  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      onOptionSubmit={(submitted) => {
        const option = submitted === ADD ? add?.(text) : shown.find((one) => String(one.value) === submitted)
        if (option) choose(option)
        combobox.closeDropdown()
        // Whoever types on means another choice.
        setTimeout(() => input.current?.select())
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
          value={typed ?? chosen?.label ?? ''}
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
            if (event.key !== 'Enter' || text === '' || event.nativeEvent.isComposing || (combobox.dropdownOpened && combobox.getSelectedOptionIndex() !== -1)) return
            // What is half typed is not sent with the form.
            event.preventDefault()
            const option = entered(shown, text, { add, leaving: false })
            if (!option) return
            choose(option)
            combobox.closeDropdown()
          }}
          onBlur={(event) => {
            combobox.closeDropdown()
            // Emptied by hand means no choice; half a word means nothing.
            const option = entered(shown, text, { add, leaving: true })
            if (option) choose(option)
            else if (typed === '' && value !== null) choose(null)
            setTyped(null)
            onBlur?.(event)
          }}
        />
      </Combobox.Target>
      <OptionList shown={shown} chosen={value === null ? [] : [value]} status={status} typed={text} addable={addable} retry={retry} />
    </Combobox>
  )
}

const Clear = ({ onClear }: { onClear: () => void }) => (
  <button type="button" className={styles.clear} aria-label="Limpar" onMouseDown={(event) => event.preventDefault()} onClick={onClear}>
    <Icon of={IconX} size={18} />
  </button>
)
