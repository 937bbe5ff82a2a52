import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { isVisible } from '../text/visible-text.ts'

export const LINK_INVALID = 'Informe um endereço da internet, como https://empresa.com.br'

/**
 * 'empresa.com.br' → 'https://empresa.com.br/'; undefined for anything that is not http(s) with a plausible host
 * name; IP addresses are none.
 */
export function webLink(text: string): string | undefined {
  const typed = text.trim()
  if (
    /\s/.test(typed) ||
    !isVisible(typed) ||
    (/^[a-z][a-z\d+.-]*:/i.test(typed) && !/^https?:\/\//i.test(typed) && !/^[\w.-]+:\d+/.test(typed))
  )
    return undefined
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)
  const named = url && /^[^.]+(\.[^.]+)*\.[a-z][a-z\d-]+$/.test(url.hostname) && !url.username && !url.password
  return named ? url.href : undefined
}

export const LINK_INSECURE = 'Informe um endereço seguro, que começa com https://'

/** The same, by https only. */
export function secureLink(text: string): string | undefined {
  const link = webLink(text)
  return link?.startsWith('https://') ? link : undefined
}

/** As people write and read it: 'são-paulo' for 's%C3%A3o-paulo', where it still is the same address. */
export function readableLink(link: string) {
  try {
    const read = decodeURI(link.replaceAll('%25', '%2525'))
    return webLink(read) === link ? read : link
  } catch {
    return link
  }
}

export const website = checked((text) => text.length <= 300 && webLink(text) !== undefined, LINK_INVALID).check(
  z.maxLength(300, LINK_INVALID),
)
