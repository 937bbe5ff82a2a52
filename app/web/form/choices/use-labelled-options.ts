import { useState } from 'react'
import { rememberChosen } from './chosen-labels.ts'
import { ADD } from './option-list.tsx'
import { mayAdd, mergeOptions, withoutChosen, type Option, type OptionValue } from './options.ts'
import { useOptionSource, type OptionSource } from './use-option-source.ts'

export type Labelled<V extends OptionValue> = {
  /** Labels of values that the source may not have loaded yet. */
  known?: readonly Option<V>[]
  /** Free entry: makes an option of the typed text. */
  add?: (label: string) => Option<V>
}

type Choosing<V extends OptionValue> = Labelled<V> & {
  source: OptionSource<V>
  name: string | undefined
  chosen: readonly V[]
  typed: string
  open: boolean
}

/** Options as shown, with labels of chosen values from any source. */
export function useLabelledOptions<V extends OptionValue>({
  source,
  name,
  known,
  add,
  chosen,
  typed,
  open,
}: Choosing<V>) {
  const [picked, setPicked] = useState<Option<V>[]>([])
  const labelled = mergeOptions(picked, known)
  const unlabelled = Boolean(source.load) && labelled.length - withoutChosen(labelled, chosen).length < chosen.length
  const { all, shown, status, retry } = useOptionSource<V>(source, typed, open || unlabelled)
  const options = mergeOptions(labelled, all)
  const text = typed.trim()
  const labelOf = (value: V) => options.find((option) => String(option.value) === String(value))?.label
  const addable =
    add && status !== 'loading' && mayAdd([...shown, ...picked.filter(({ value }) => chosen.includes(value))], text)
      ? text
      : undefined
  return {
    text,
    labelOf,
    remember(option: Option<V>) {
      if (name) rememberChosen(name, option)
      setPicked((before) => mergeOptions([option], before))
    },
    /** The option for a submitted value. */
    optionOf: (submitted: string) =>
      submitted === ADD ? add?.(text) : shown.find((one) => String(one.value) === submitted),
    list: { shown, chosen, status, typed: text, addable, retry },
  }
}
