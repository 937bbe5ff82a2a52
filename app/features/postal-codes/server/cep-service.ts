// The ViaCEP-compatible service of CEP_SERVICE_URL. Its answers are validated.
import * as z from 'zod/mini'
import { readAtMost } from '#server/network/read-at-most.ts'

export type Place = {
  street: string
  neighborhood: string
  locality: string
  state: string
  city_code: number | undefined
}

/** The service did not answer, or answered something else. */
export class ServiceFailure extends Error {}

const PATIENCE_MS = 5000
const MOST_BYTES = 20_000
const MOST_HOPS = 3

const text = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((said) => (said ?? '').trim().slice(0, 200)),
)
const answer = z.object({
  cep: text,
  logradouro: text,
  bairro: text,
  localidade: text.check(z.minLength(1)),
  uf: text.check(z.regex(/^[A-Z]{2}$/)),
  ibge: z.optional(z.nullable(z.union([z.string(), z.number()]))),
})

/** The place of eight digits; undefined when it does not exist. */
export async function askCepService(base: string, digits: string, patience = PATIENCE_MS): Promise<Place | undefined> {
  try {
    const said = JSON.parse(
      await fetched(new URL(`${base.replace(/(?<!\/)\/+$/, '')}/${digits}/json/`), AbortSignal.timeout(patience)),
    ) as unknown
    // ViaCEP has sent both true and "true": the key's presence counts.
    if (said !== null && typeof said === 'object' && 'erro' in said && String(said.erro) !== 'false') return undefined
    return placeOf(z.parse(answer, said), digits)
  } catch (error) {
    throw error instanceof ServiceFailure ? error : new ServiceFailure(error instanceof Error ? error.name : 'unknown')
  }
}

function placeOf({ cep, logradouro, bairro, localidade, uf, ibge }: z.output<typeof answer>, digits: string): Place {
  if (cep && cep.replace(/\D/g, '') !== digits) throw new ServiceFailure('another code')
  const city_code = /^\d{7}$/.test(String(ibge)) ? Number(ibge) : undefined
  return { street: logradouro, neighborhood: bairro, locality: localidade, state: uf, city_code }
}

async function fetched(url: URL, signal: AbortSignal, hops = 0): Promise<string> {
  const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'application/json' } })
  if (response.status === 200) return (await readAtMost(response, MOST_BYTES)).toString('utf8')
  await response.body?.cancel()
  const to =
    response.status >= 300 && response.status < 400 && URL.parse(response.headers.get('location') ?? '', url.href)
  if (!to || hops === MOST_HOPS || !sameService(url, to)) throw new ServiceFailure(`status ${response.status}`)
  return fetched(to, signal, hops + 1)
}

/** Another path, or the same host with TLS. Other redirects are not what the operator configured. */
const sameService = (from: URL, to: URL) =>
  to.origin === from.origin || (to.hostname === from.hostname && to.protocol === 'https:' && to.port === '')
