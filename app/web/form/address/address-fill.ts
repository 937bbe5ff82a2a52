export type AddressPart = 'street' | 'neighborhood' | 'state_id' | 'city_id' | 'country_id'
export type AddressParts = Partial<Record<AddressPart, string | number | null>>

type Sides = {
  /** What is known of the new postal code; nothing when there is no such code. */
  found: AddressParts | undefined
  /** What stands in the fields. */
  now: AddressParts
  /** What the code before had filled in, or what the form was filled from: it goes with that code. */
  former: readonly AddressParts[]
  /** An empty field, as the form keeps it; only these parts are looked at. */
  empty: AddressParts
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** What another postal code puts into the fields: all that is known of it. Nothing of the former code stays, and nothing that a person typed goes for an answer that is not there. */
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
