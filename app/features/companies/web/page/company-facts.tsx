import { IconBrandFacebook } from '#web/icons/b/brand-facebook.ts'
import { IconBrandInstagram } from '#web/icons/b/brand-instagram.ts'
import { IconBrandLinkedin } from '#web/icons/b/brand-linkedin.ts'
import { IconBrandX } from '#web/icons/b/brand-x.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import { ShowcaseFacts } from '#web/page/showcase.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { NETWORKS } from '#wire/link/social-networks.ts'
import type { CompanyAttributes } from './company.ts'
import styles from './company-page.module.css'
import { OptionalFact } from './optional-section.tsx'

type Network = keyof CompanyAttributes['social_links']
const ICONS: Record<Network, DrawnIcon> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  linkedin: IconBrandLinkedin,
  twitter: IconBrandX,
}

/** 'https://www.padaria.example/' → 'padaria.example' */
const shownSite = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

/** What somebody looks up about a company. */
export function CompanyFacts({ company }: { company: CompanyAttributes }) {
  const { name, legal_name, website, social_links, founded_at, employees_number, address } = company
  const networks = Object.entries(social_links) as [Network, string][]
  return (
    <ShowcaseFacts>
      <OptionalFact name="Site" value={website}>
        <a href={website} target="_blank" rel="nofollow noopener noreferrer">
          {shownSite(website)}
        </a>
      </OptionalFact>
      <OptionalFact name="Fundada em" value={founded_at}>
        {founded_at}
      </OptionalFact>
      <OptionalFact name="Tamanho" value={employees_number}>
        {employees_number === 1 ? '1 pessoa' : `${employees_number?.toLocaleString('pt-BR')} pessoas`}
      </OptionalFact>
      {legal_name !== name && (
        <OptionalFact name="Razão Social" value={legal_name}>
          {legal_name}
        </OptionalFact>
      )}
      <OptionalFact name="Endereço" value={address}>
        {address && <Place {...address} />}
      </OptionalFact>
      <OptionalFact name="Redes sociais" value={networks}>
        <ul className={styles.networks}>
          {networks.map(([network, link]) => (
            <li key={network}>
              <a
                href={link}
                target="_blank"
                rel="nofollow noopener noreferrer"
                aria-label={`${NETWORKS[network]} (abre em outra aba)`}
                title={NETWORKS[network]}
              >
                <Icon of={ICONS[network]} />
              </a>
            </li>
          ))}
        </ul>
      </OptionalFact>
    </ShowcaseFacts>
  )
}

const Place = ({
  street,
  number,
  complement,
  neighborhood,
  city,
  state_id,
  state,
  zipcode,
  country,
}: NonNullable<CompanyAttributes['address']>) => (
  <address className={styles.address}>
    {[street, number, complement].filter(Boolean).join(', ')}
    <br />
    {neighborhood} · {city}, {state_id ?? state}
    <br />
    {state_id ? `CEP ${zipcode}` : [zipcode, country].filter(Boolean).join(', ')}
  </address>
)
