// A company as search engines read it (schema.org Organization). Nothing stands here that the page does not show.
import type { Company } from './company.ts'
import { wordsOf } from './words-of.ts'

const address = ({
  street,
  number,
  complement,
  neighborhood,
  city,
  state_id,
  state,
  zipcode,
  country_id,
}: NonNullable<Company['attributes']['address']>) => ({
  '@type': 'PostalAddress',
  streetAddress: [street, number, complement, neighborhood].filter(Boolean).join(', '),
  addressLocality: city,
  addressRegion: state_id ?? state,
  postalCode: zipcode,
  addressCountry: country_id,
})

export function organization({ attributes: company }: Company, origin: string) {
  const {
    name,
    legal_name,
    slug,
    website,
    social_links,
    avatar,
    photos,
    background,
    description,
    founded_at,
    employees_number,
    parent,
    sub_companies,
  } = company
  const page = (of: string) => `${origin}/empresas/ver/${of}`
  const whole = (path: string) => new URL(path, origin).href
  const pictures = [background, ...photos].flatMap((one) => (one ? [whole(one.url)] : []))
  return {
    '@context': 'https://schema.org/',
    '@type': 'Organization',
    '@id': page(slug),
    name,
    ...(legal_name !== name && { legalName: legal_name }),
    url: website,
    sameAs: [page(slug), ...Object.values(social_links)],
    ...(avatar && { logo: whole(avatar.url) }),
    ...(pictures.length && { image: pictures.slice(0, 10) }),
    ...(description && { description: wordsOf(description) }),
    ...(founded_at && { foundingDate: String(founded_at) }),
    ...(employees_number && { numberOfEmployees: { '@type': 'QuantitativeValue', value: employees_number } }),
    ...(company.address && { address: address(company.address) }),
    ...(parent && { parentOrganization: { '@type': 'Organization', name: parent.name, url: page(parent.slug) } }),
    ...(sub_companies.length && {
      subOrganization: sub_companies.map(({ attributes: one }) => ({
        '@type': 'Organization',
        name: one.name,
        url: page(one.slug),
      })),
    }),
  }
}
