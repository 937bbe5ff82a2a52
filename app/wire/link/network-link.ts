// A company's social network profile: an address of that network, or a name on it.
import { webLink } from './web-link.ts'

const HOSTS = {
  facebook: { hosts: ['facebook.com', 'fb.com'], at: 'https://www.facebook.com/' },
  instagram: { hosts: ['instagram.com'], at: 'https://www.instagram.com/' },
  linkedin: { hosts: ['linkedin.com'], at: 'https://www.linkedin.com/company/' },
  twitter: { hosts: ['x.com', 'twitter.com'], at: 'https://x.com/' },
} as const
export const COMPANY_NETWORKS = [
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
] as const satisfies (keyof typeof HOSTS)[]
export type CompanyNetwork = (typeof COMPANY_NETWORKS)[number]

export const networkInvalid = (network: CompanyNetwork) =>
  `Informe o endereço do perfil, como ${HOSTS[network].at}empresa`

/** '@empresa' → 'https://www.instagram.com/empresa'; undefined for another site, or for the network's home page. */
export function networkLink(network: CompanyNetwork, typed: string): string | undefined {
  const { hosts, at } = HOSTS[network]
  const name = /^@?([\w.-]{1,80})$/.exec(typed.trim())?.[1]
  const isHost = hosts.some((host) => name === host || name === `www.${host}`)
  if (name && !isHost && (typed.includes('@') || !name.includes('.'))) return `${at}${name}`
  const link = webLink(typed)
  const url = link && new URL(link)
  return url && url.pathname !== '/' && hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
    ? link
    : undefined
}
