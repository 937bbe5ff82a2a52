// How the person knows each field, and where a refusal of the wire belongs in the form.
import type { FieldPath } from 'react-hook-form'
import { Refused } from '#wire/send.ts'
import type { CompanyDraft } from './company-draft.ts'

export const FIELD_WORDS = {
  avatar: 'Logotipo',
  background: 'Imagem de capa',
  name: 'Razão social',
  trading_name: 'Nome fantasia',
  representative: 'Representante legal',
  cnpj: 'CNPJ',
  phone: 'Telefone',
  website: 'Site',
  sector_id: 'Setor',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'X (Twitter)',
  founded_at: 'Ano de fundação',
  employees_number: 'Número de funcionários',
  number_of_interns: 'Número de estagiários',
  description: 'Sobre a empresa',
  why_work: 'Por que trabalhar conosco?',
  benefits: 'Benefícios',
  video_urls: 'Vídeos',
  address_attributes: 'Endereço',
  photos: 'Fotos',
  contributions_attributes: 'Depoimentos',
  otp_required_for_login: 'Verificação em duas etapas',
  show_sub_company: 'Filiais na página',
} as const satisfies Partial<Record<keyof CompanyDraft, string>>

export const ROW_WORDS: Record<string, string> = {
  name: 'Nome',
  title: 'Cargo',
  testimony: 'Depoimento',
  avatar: 'Foto',
  zipcode: 'CEP',
  street: 'Rua',
  number: 'Número',
  complement: 'Complemento',
  neighborhood: 'Bairro',
  city_id: 'Cidade',
  state_id: 'Estado',
  country_id: 'País',
}

/** 'contributions_attributes.1.title' → 'Depoimento 2, cargo', as the page counts them: one that was removed stands in the form, but is not shown. */
export function labelOf(
  field: string,
  { contributions_attributes: rows }: Pick<CompanyDraft, 'contributions_attributes'>,
): string | undefined {
  const [first = '', second, third] = field.split('.')
  const label = (FIELD_WORDS as Record<string, string>)[first]
  if (first === 'contributions_attributes' && second)
    return `Depoimento ${rows.slice(0, Number(second)).filter(({ _destroy }) => !_destroy).length + 1}${third ? `, ${(ROW_WORDS[third] ?? '').toLowerCase()}` : ''}`
  if (first === 'video_urls' && second) return `Vídeo ${Number(second) + 1}`
  return first === 'address_attributes' && second ? (ROW_WORDS[second] ?? label) : label
}

type Field = FieldPath<CompanyDraft>

/** 'contributions[0].name' → 'contributions_attributes.0.name' */
export function fieldAt(path: string): Field | undefined {
  const [, name = '', row, part] = /^(\w+)(?:\[(\d+)\])?(?:\.(\w+))?/.exec(path) ?? []
  if (name === 'contributions')
    return (
      row === undefined ? 'contributions_attributes' : `contributions_attributes.${row}.${part ?? 'testimony'}`
    ) as Field
  if (name === 'address') return (part ? `address_attributes.${part}` : 'address_attributes.zipcode') as Field
  if (name === 'video_urls') return (row === undefined ? 'video_urls' : `video_urls.${row}.url`) as Field
  if (name === 'avatar_destroy' || name === 'background_destroy') return name.replace('_destroy', '') as Field
  if (name.startsWith('photos')) return 'photos'
  return name in FIELD_WORDS ? (name as Field) : undefined
}

/** Of many photos, which one it speaks of. */
export function namingPhotos(error: unknown, photos: readonly Pick<File, 'name'>[]): unknown {
  if (!(error instanceof Refused) || !error.body.errors) return error
  const named = Object.entries(error.body.errors).map(([path, messages]): [string, string[]] => {
    const photo = photos[Number(/^photos\[(\d+)\]/.exec(path)?.[1])]
    return [path, photo ? messages.map((words) => `“${photo.name}”: ${words}`) : messages]
  })
  return new Refused(error.status, { ...error.body, errors: Object.fromEntries(named) }, error.retry_after)
}
