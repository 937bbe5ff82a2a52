import { useRef, useState } from 'react'
import { get, useFormContext, useFormState, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form'
import { type AddressPart, type AddressParts, fillsOf } from './address-fill.ts'
import type { Option } from '../choices/options.ts'
import type { Lookup } from './postal-code.ts'
import { useSite } from '#web/site.ts'
import { usePostalCode } from './use-postal-code.ts'

type Fields<T extends FieldValues> = {
  lookup: Lookup
  /** Where a part of the address stands in the form. */
  at: (part: AddressPart | 'zipcode') => FieldPath<T>
  /** The parts that the form has, with their empty values. */
  empty: AddressParts
}

/**
 * Fills the address after the person changed the postal code; a code as stored or already looked up changes nothing.
 */
export function useAddressFill<T extends FieldValues>({ lookup, at, empty }: Fields<T>) {
  const { control, getValues, setValue } = useFormContext<T>()
  const { defaultValues } = useFormState({ control })
  const { find, searching } = usePostalCode(lookup)
  const { finds_addresses: asks } = useSite()
  const [found, setFound] = useState<Option<number>>()
  /** The last code that was answered, and its address. */
  const last = useRef<{ zipcode: string; brought: AddressParts }>(undefined)
  const parts = Object.keys(empty) as AddressPart[]

  const partsOf = (read: (path: FieldPath<T>) => unknown) =>
    Object.fromEntries(parts.map((part) => [part, read(at(part))])) as AddressParts
  const stored = () => partsOf((path) => get(defaultValues, path))

  async function answerTo(zipcode: string) {
    // Back to the stored code: its stored address is the best one.
    if (zipcode && zipcode === get(defaultValues, at('zipcode'))) return { zipcode, address: stored() }
    const answer = await find(zipcode)
    if (answer === undefined) return undefined
    if (answer) setFound(answer.city_id === null ? undefined : { value: answer.city_id, label: answer.locality })
    return { zipcode, address: answer ?? undefined }
  }

  async function leave(zipcode: string) {
    if (!asks) return
    if (zipcode === (last.current?.zipcode ?? get(defaultValues, at('zipcode')) ?? '')) return
    const before = partsOf(getValues)
    const answer = await answerTo(zipcode)
    if (!answer) return
    const fills = fillsOf({
      found: answer.address,
      now: before,
      former: [stored(), ...(last.current ? [last.current.brought] : [])],
      empty,
    })
    last.current = { zipcode, brought: answer.address ?? {} }
    for (const [part, value] of Object.entries(fills) as [AddressPart, string | number | null][]) {
      // A field edited meanwhile keeps its value.
      if (getValues(at(part)) !== before[part]) continue
      setValue(at(part), value as PathValue<T, FieldPath<T>>, { shouldDirty: true, shouldValidate: Boolean(value) })
    }
  }

  return { leave, searching, found, asks }
}
