import { isZipcode } from '#wire/zipcode.ts'
import { plain, type Option, type OptionValue } from './options.ts'

/** What the postal-code service says; `error` when it knows no such code. */
export type PostalAnswer = { street?: string; neighborhood?: string; state?: string; locality?: string; error?: boolean }
export type FoundAddress = { street: string; neighborhood: string; state_id: string; locality: string }
export type Lookup = (zipcode: string, signal: AbortSignal) => Promise<PostalAnswer>
export type Warn = (warning: { kind: 'warning'; title: string; text: string }) => void

export const ZIPCODE_NOT_FOUND = 'CEP não encontrado. Confira o número ou preencha o endereço.'
export const LOOKUP_FAILED = 'Não foi possível completar essa requisição. Por favor, tente novamente!'

const warning = (text: string) => ({ kind: 'warning' as const, title: 'Ops!', text })

/** Looks an address up. Not found and failed both warn, and both are an empty result. */
export async function findAddress(zipcode: string, lookup: Lookup, warn: Warn, signal: AbortSignal): Promise<FoundAddress | undefined> {
  if (!isZipcode(zipcode)) return undefined
  try {
    const answer = await lookup(zipcode, signal)
    if (signal.aborted) return undefined
    if (answer.error) return void warn(warning(ZIPCODE_NOT_FOUND))
    const { street = '', neighborhood = '', state = '', locality = '' } = answer
    return { street, neighborhood, state_id: state, locality }
  } catch (failure) {
    if (signal.aborted) return undefined
    console.error(failure)
    return void warn(warning(LOOKUP_FAILED))
  }
}

/** The city that the service calls by name, among those of its state. */
export const cityNamed = <V extends OptionValue>(cities: readonly Option<V>[], locality: string) =>
  cities.find((city) => plain(city.label) === plain(locality))?.value
