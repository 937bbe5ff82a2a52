import { isIP } from 'node:net'
import { type Configuration, isLoopback } from '../start/configuration.ts'

export type Side = 'web' | 'api' | 'both'

/**
 * Which side of the product a Host names; undefined is a Host that is not ours (421). Without an APP_ORIGIN these are
 * this machine's own names on our port, and its network addresses when it listens on them. A public name is never
 * accepted: DNS may point it at this machine.
 */
export function openHosts(c: Pick<Configuration, 'app_origin' | 'app_origin_given' | 'api_origin' | 'port' | 'host'>) {
  const open = !isLoopback(c.host)
  const web = new URL(c.app_origin)
  const api = apiOrigin(c)
  return (host: string | undefined): Side | undefined => {
    if (!host) return undefined
    const name = host.toLowerCase()
    if (api && name === new URL(api).host) return 'api'
    if (name === web.host) return api ? 'web' : 'both'
    if (c.app_origin_given) return undefined
    const [, named = '', port = '80'] = /^(\[[\da-f:.]+\]|[^:@/]+)(?::(\d+))?$/.exec(name) ?? []
    const plain = named.replace(/^\[|\]$/g, '')
    return Number(port) === c.port && (plain === 'localhost' || (isIP(plain) && (open || isLoopback(plain))))
      ? 'both'
      : undefined
  }
}

/** The API's origin when it is not the web's. */
export function apiOrigin(c: Pick<Configuration, 'app_origin' | 'api_origin'>): string | undefined {
  if (c.api_origin) return c.api_origin === c.app_origin ? undefined : c.api_origin
  const web = new URL(c.app_origin)
  const name = web.hostname.replace(/^\[|\]$/g, '')
  if (isLoopback(name) || isIP(name)) return undefined
  return `${web.protocol}//api.${web.host}`
}
