export type AddressPart = 'street' | 'neighborhood' | 'state_id' | 'city_id' | 'country_id'
export type AddressParts = Partial<Record<AddressPart, string | number | null>>

type Sides = {
  /** The address of the new postal code; undefined when there is none. */
  found: AddressParts | undefined
  /** Current values of the fields. */
  now: AddressParts
  /** What an earlier code, or the stored record, filled in: it is replaced. */
  former: readonly AddressParts[]
  /** Empty values as the form holds them; only these parts are considered. */
  empty: AddressParts
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/**
 * The values that another postal code sets: everything known of it. Values of the former code are cleared; typed
 * values stay when the answer lacks them.
 */
export function fillsOf({ found = {}, now, former, empty }: Sides): AddressParts {
  const moves = !isBlank(found.state_id) && found.state_id !== now.state_id
  const isTyped = (part: AddressPart) =>
    !(part === 'city_id' && moves) && former.every((one) => isBlank(one[part]) || one[part] !== now[part])
  const fills: AddressParts = {}
  for (const part of Object.keys(empty) as AddressPart[]) {
    const next = !isBlank(found[part])
      ? found[part]!
      : part === 'country_id' || isTyped(part)
        ? now[part]!
        : empty[part]!
    if (next !== now[part] && !(isBlank(next) && isBlank(now[part]))) fills[part] = next
  }
  return fills
}
