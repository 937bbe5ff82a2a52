import { IconBrandFacebook, IconBrandInstagram, IconBrandLinkedin, IconBrandTiktok, IconBrandX, IconBrandYoutube, IconWorld, type TablerIcon } from '@tabler/icons-react'
import { useSite } from '#web/site.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './social-links.module.css'

const NETWORKS: Record<string, [name: string, icon: TablerIcon]> = {
  facebook: ['Facebook', IconBrandFacebook],
  instagram: ['Instagram', IconBrandInstagram],
  linkedin: ['LinkedIn', IconBrandLinkedin],
  tiktok: ['TikTok', IconBrandTiktok],
  twitter: ['X', IconBrandX],
  youtube: ['YouTube', IconBrandYoutube],
}

/** Keyed by the network's name; nothing at all when no address is set. */
export function SocialLinks() {
  const { links } = useSite()
  const set = Object.entries(links?.social ?? {}).filter(([, address]) => address)
  if (set.length === 0) return null
  return (
    <ul className={styles.links}>
      {set.map(([network, address]) => {
        const [name, icon] = NETWORKS[network] ?? [network, IconWorld]
        return (
          <li key={network}>
            <a href={address} target="_blank" rel="noopener noreferrer" aria-label={`${name} (abre em outra aba)`} title={name}><Icon of={icon} /></a>
          </li>
        )
      })}
    </ul>
  )
}
