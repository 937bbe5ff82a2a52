import { isZipcode } from '#wire/place/zipcode.ts'

/** Answer of a lookup; `error` when the code does not exist. */
export type PostalAnswer = {
  street: string
  neighborhood: string
  locality: string
  state_id: string | null
  city_id: number | null
  country_id: string
  error?: boolean
}
export type FoundAddress = Omit<PostalAnswer, 'error'>
export type Lookup = (zipcode: string, signal: AbortSignal) => Promise<PostalAnswer>
export type Warn = (warning: { kind: 'warning'; title: string; text: string }) => void

export const ZIPCODE_NOT_FOUND = 'CEP não encontrado. Confira o número ou preencha o endereço.'
export const LOOKUP_FAILED = 'Não foi possível completar essa requisição. Por favor, tente novamente!'

const warning = (text: string) => ({ kind: 'warning' as const, title: 'Ops!', text })

/** Looks an address up. Not found and failed both warn and both return nothing. */
export async function findAddress(
  zipcode: string,
  lookup: Lookup,
  warn: Warn,
  signal: AbortSignal,
): Promise<FoundAddress | undefined> {
  if (!isZipcode(zipcode)) return undefined
  try {
    const answer = await lookup(zipcode, signal)
    if (signal.aborted) return undefined
    if (answer.error) return void warn(warning(ZIPCODE_NOT_FOUND))
    const { street, neighborhood, locality, state_id, city_id, country_id } = answer
    return { street, neighborhood, locality, state_id, city_id, country_id }
  } catch (failure) {
    if (signal.aborted) return undefined
    console.error(failure)
    return void warn(warning(LOOKUP_FAILED))
  }
}
