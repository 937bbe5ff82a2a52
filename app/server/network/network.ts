import { isIPv6 } from 'node:net'

/** The network of an address: IPv4 whole, IPv6 by its first 64 bits. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [first = '', last] = address.split('%')[0]!.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const [before, after] = [groups(first), groups(last ?? '')]
  const missing = last === undefined ? 0 : 8 - before.length - after.length - (address.includes('.') ? 1 : 0)
  const all = [...before, ...Array<string>(missing).fill('0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
