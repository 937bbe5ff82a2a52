// What the form holds, and how it stands for what the wire wants.
import type { ManyFiles } from '#web/form/uploads/many-files.ts'
import { startingWith } from '#web/form/uploads/many-files.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { Picture } from '#wire/picture.ts'
import { COMPANY_NETWORKS, type CompanyNetwork } from '#wire/link/network-link.ts'
import type { showCompanyAttributes } from '../../wire/profile.ts'

export type Edited = Answer<typeof showCompanyAttributes>['data']
type Attributes = Edited['attributes']

/** `key`: what a new row is called from the beginning, so that it is known again when the answer of its save was lost. */
export type Testimonial = {
  id?: string
  key?: string | null
  _destroy?: boolean
  name: string
  title: string
  testimony: string
  avatar: File | null
  avatar_destroy: boolean
}
export type DraftAddress = {
  id?: string
  zipcode: string
  street: string
  number: string
  complement: string
  neighborhood: string
  city_id: number | null
  state_id: string
  country_id: string
}

export type CompanyDraft = Record<CompanyNetwork, string> & {
  name: string
  trading_name: string
  representative: string
  cnpj: string
  phone: string
  website: string
  sector_id: string
  founded_at: number | null
  employees_number: number | null
  number_of_interns: number | null
  description: string
  why_work: string
  benefits: string[]
  /** As rows, each with a place of its own. */
  video_urls: { url: string }[]
  address_attributes: DraftAddress
  avatar: File | null
  avatar_destroy: boolean
  background: File | null
  background_destroy: boolean
  photos: ManyFiles
  contributions_attributes: Testimonial[]
  otp_required_for_login: boolean
  show_sub_company: boolean
}

export const NO_TESTIMONIAL: Testimonial = { name: '', title: '', testimony: '', avatar: null, avatar_destroy: false }
export const NO_ADDRESS: DraftAddress = {
  zipcode: '',
  street: '',
  number: '',
  complement: '',
  neighborhood: '',
  city_id: null,
  state_id: '',
  country_id: 'BR',
}

/** How wide the picture of a testimonial is shown. */
export const FACE = 200

/** The smallest of a picture's sizes that is at least so wide. */
export function sizeOf({ url, srcset }: Picture, width: number): string {
  const sizes = srcset
    .split(', ')
    .map((one) => one.split(' '))
    .map(([address = url, wide = '0']) => ({ address, wide: Number.parseInt(wide) }))
  return sizes.find(({ wide }) => wide >= width)?.address ?? url
}

const text = (value: string | null) => value ?? ''

export function draftOf(company: Attributes): CompanyDraft {
  const { address_attributes: address } = company
  const networks = Object.fromEntries(COMPANY_NETWORKS.map((name) => [name, text(company[name])])) as Record<
    CompanyNetwork,
    string
  >
  return {
    ...networks,
    name: company.name,
    trading_name: text(company.trading_name),
    representative: text(company.representative),
    cnpj: company.cnpj,
    phone: company.phone,
    website: company.website,
    sector_id: company.sector_id,
    founded_at: company.founded_at,
    employees_number: company.employees_number,
    number_of_interns: company.number_of_interns,
    description: text(company.description),
    why_work: text(company.why_work),
    benefits: company.benefits,
    video_urls: company.video_urls.map((url) => ({ url })),
    address_attributes: address ? { ...address, complement: text(address.complement) } : NO_ADDRESS,
    avatar: null,
    avatar_destroy: false,
    background: null,
    background_destroy: false,
    photos: startingWith(
      company.photos.map((photo, at) => ({
        id: photo.id,
        key: photo.key,
        name: `Foto ${at + 1}`,
        url: sizeOf(photo, 192),
        image: true as const,
      })),
    ),
    contributions_attributes: company.contributions_attributes.map(({ avatar: _, ...one }) => ({
      ...NO_TESTIMONIAL,
      ...one,
    })),
    otp_required_for_login: company.otp_required_for_login,
    show_sub_company: company.show_sub_company,
  }
}

/** Whether anything of it was told, besides the country that it begins with. */
export const isBegun = ({ id: _, country_id: _c, ...address }: DraftAddress) =>
  Object.values(address).some((value) => value !== null && String(value).trim() !== '')
