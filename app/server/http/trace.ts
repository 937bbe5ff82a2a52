import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { uuid } from '../uuid.ts'

/** What is known of one request while it is served: for logs, metrics and limits. */
export type Trace = {
  request_id: string
  address: string
  route: string
  /** When what was read changes by itself, at the earliest: milliseconds from the request's own time. */
  changes_in?: number
}

export const newTrace = (address = '127.0.0.1', request_id = uuid()): Trace => ({ request_id, address, route: 'none' })

const ID = /^[\w-]{8,64}$/

/** Forwarding headers count only from a trusted proxy. */
export function openTraces(trusted_proxies: string[]) {
  const trusted = new BlockList()
  for (const entry of trusted_proxies) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits) trusted.addSubnet(address, Number(bits), family)
    else trusted.addAddress(address, family)
  }
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return (request: IncomingMessage): Trace => {
    let address = unmapped(request.socket.remoteAddress ?? '')
    const forwarded_for = request.headers['x-forwarded-for']
    if (forwarded_for && isTrusted(address)) {
      const hops = String(forwarded_for)
        .split(',')
        .map((hop) => plain(hop.trim()))
      while (hops.length && isTrusted(address) && isIP(hops.at(-1)!)) address = hops.pop()!
    }
    const given = request.headers['x-request-id']
    return newTrace(address, typeof given === 'string' && ID.test(given) ? given : uuid())
  }
}

/** 203.0.113.9, ::ffff:203.0.113.9 and 203.0.113.9:4711 are one address; so are 2001:db8::1 and [2001:db8::1]:443. */
const plain = (address: string) =>
  unmapped(address)
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
const unmapped = (address: string) => (address.startsWith('::ffff:') ? address.slice(7) : address)
