import { IconBrandFacebook } from '#web/icons/b/brand-facebook.ts'
import { IconBrandInstagram } from '#web/icons/b/brand-instagram.ts'
import { IconBrandLinkedin } from '#web/icons/b/brand-linkedin.ts'
import { IconBrandTiktok } from '#web/icons/b/brand-tiktok.ts'
import { IconBrandX } from '#web/icons/b/brand-x.ts'
import { IconBrandYoutube } from '#web/icons/b/brand-youtube.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import { useSite } from '#web/site.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { NETWORKS, type Network } from '#wire/link/social-networks.ts'
import styles from './social-links.module.css'

const ICONS: Record<Network, DrawnIcon> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  linkedin: IconBrandLinkedin,
  tiktok: IconBrandTiktok,
  twitter: IconBrandX,
  youtube: IconBrandYoutube,
}

/** Keyed by the network's name; renders nothing without addresses. */
export function SocialLinks() {
  const { links } = useSite()
  const set = Object.entries(links?.social ?? {}) as [Network, string][]
  if (set.length === 0) return null
  return (
    <ul className={styles.links}>
      {set.map(([network, address]) => {
        const name = NETWORKS[network]
        return (
          <li key={network}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${name} (abre em outra aba)`}
              title={name}
            >
              <Icon of={ICONS[network]} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
