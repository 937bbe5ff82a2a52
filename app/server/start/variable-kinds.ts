import { isIP } from 'node:net'
import * as z from 'zod/mini'

export const isPlain = (url: URL | null) =>
  url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash
const isOrigin = (text: string) => isPlain(URL.parse(text)) && URL.parse(text)!.pathname === '/'
/** As browsers send it: lower case, without a trailing slash. */
export const origin = z.pipe(
  z.string().check(z.refine(isOrigin, 'precisa ser um endereço como https://ponte.exemplo.br, sem caminho')),
  z.transform((text: string) => new URL(text).origin),
)
export const KEY_LENGTH = 32

/** '10.0.0.0/8', '127.0.0.1', '2001:db8::/32' */
export const isNetwork = (text: string) => {
  const [address = '', bits] = text.split('/')
  const family = isIP(address)
  return family > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
}
export const listed = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

export const flag = z.enum(['0', '1'], { error: 'precisa ser 0 ou 1' })
