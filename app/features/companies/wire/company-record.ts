// What a company tells of itself, in the order of its page.
import * as z from 'zod/mini'
import { blankLine, flagField, idsField, numberField, passingField, richField } from '#wire/blank-fields.ts'
import { checked } from '#wire/checked.ts'
import { cnpj } from '#wire/cnpj.ts'
import { choiceField, textField } from '#wire/fields.ts'
import { pictureField } from '#wire/file-field.ts'
import { COMPANY_NETWORKS, type CompanyNetwork, networkInvalid, networkLink } from '#wire/link/network-link.ts'
import { website } from '#wire/link/web-link.ts'
import { YOUTUBE_ONLY, youtubeId } from '#wire/link/youtube.ts'
import { isPersonName } from '#wire/person/person-name.ts'
import { PHONE_INVALID, storedPhone } from '#wire/person/phone.ts'
import { addressField } from '#wire/place/address-field.ts'
import type { Field, Schema } from '#wire/record.ts'
import { rowsField } from '#wire/rows-field.ts'
import { visibleLines, visibleText } from '#wire/text/visible-text.ts'
import { companyName, tradingName } from './company-name.ts'
import { NO_SECTOR } from './registration.ts'

export const MOST_VIDEOS = 12
export const MOST_CONTRIBUTIONS = 30
export const YEAR_INVALID = 'Informe o ano, como 1998'

/**
 * As its own managers write it; an unmasked phone of any country will do, as registration's mask has one digit more.
 */
export const companyPhoneField = checked((typed) => storedPhone(typed) !== undefined, PHONE_INVALID).check(
  z.trim(),
  z.maxLength(30),
)
export const sectorField = z.string(NO_SECTOR).check(z.trim(), z.minLength(1), z.maxLength(20, NO_SECTOR))
const NAME_INVALID = 'Informe o nome só com letras'
const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const amount = (label: string) => numberField(label, 0, 10_000_000)
const year = z.int(YEAR_INVALID).check(z.gte(1500, YEAR_INVALID), z.lte(2100, YEAR_INVALID))
const network = (name: CompanyNetwork, label: string) =>
  passingField(label, (typed) => networkLink(name, typed) !== undefined, networkInvalid(name), {
    hint: 'O endereço do perfil ou o @.',
    inputMode: 'url',
  })
const NETWORKS = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', twitter: 'X (Twitter)' }
const networks = Object.fromEntries(COMPANY_NETWORKS.map((name) => [name, network(name, NETWORKS[name])])) as Record<
  CompanyNetwork,
  ReturnType<typeof network>
>

export const video = checked((typed) => youtubeId(typed) !== undefined, YOUTUBE_ONLY).check(z.maxLength(300))
const videoOrBlank = z.string().check(
  z.maxLength(300),
  z.refine((typed) => typed === '' || youtubeId(typed) !== undefined, YOUTUBE_ONLY),
)
/** Named by its row. */
const url = { ...textField('', 300), schema: video as Schema<string> }
const told = (rows: readonly { url: string }[]) => rows.map(({ url }) => url.trim()).filter(Boolean)
/** As rows, each with a place of its own: a blank one is no video, and travels nowhere. */
const video_urls: Field<unknown, { url: string }[], string[], string[]> = {
  label: 'Vídeos',
  control: 'own',
  schema: z.array(z.object({ url: videoOrBlank })).check(z.maxLength(MOST_VIDEOS)) as Schema<unknown>,
  answer: z.array(z.string()),
  blank: [],
  toTyped: (answered) => answered.map((one) => ({ url: one })),
  fromTyped: (rows) => rows.map(({ url }) => ({ url: url.trim() })),
  toStored: (sent) => sent as string[],
  fromStored: (stored) => stored,
  compared: (rows) => told(rows).map((one) => youtubeId(one) ?? one),
  words: (rows) => told(rows).join('\n'),
  parts: (rows, _, name) => ({ [name]: told(rows) }),
  of: { url },
  one: 'Vídeo',
}

export const rowId = z.string().check(z.maxLength(60))
/** What whoever sends a new row calls it: sent again, because an answer was lost, it is the same row. */
export const rowKey = z.string().check(z.regex(/^[\w-]{1,60}$/))
const testimonial = {
  name: {
    ...textField('Nome', 120),
    schema: filled(120).check(z.refine((typed) => typed === '' || isPersonName(typed), NAME_INVALID)) as Schema<string>,
  },
  title: { ...textField('Cargo', 120), schema: visibleText(120) as Schema<string> },
  testimony: { ...textField('Depoimento', 2000), schema: visibleLines(2000) as Schema<string> },
  avatar: pictureField('Foto', {}, 200),
}
const whole = z.object({
  id: z.optional(z.nullable(rowId)),
  key: z.optional(z.nullable(rowKey)),
  _destroy: z.optional(z.nullable(z.literal(false))),
  name: testimonial.name.schema,
  title: testimonial.title.schema,
  testimony: testimonial.testimony.schema,
  avatar: z.optional(z.nullable(z.file())),
  avatar_destroy: z.optional(z.nullable(z.boolean())),
})
/** A row that goes away need not be right. */
const contribution = z.discriminatedUnion('_destroy', [whole, z.object({ id: rowId, _destroy: z.literal(true) })])
export const contributions = z.array(contribution).check(z.maxLength(2 * MOST_CONTRIBUTIONS))

export const companyRecord = {
  avatar: pictureField('Logotipo', { hint: 'Quadrado fica melhor.' }, 192),
  background: pictureField('Imagem de capa', { hint: 'Larga e baixa, como 1920 x 480 px.' }, 480),
  name: { ...textField('Razão Social', 160), schema: companyName as Schema<string> },
  trading_name: blankLine('Nome Fantasia', tradingName, { hint: 'É o nome que aparece na página.' }),
  cnpj: { ...textField('CNPJ', 18, { mask: 'cnpj' }), control: 'mask' as const, schema: cnpj as Schema<string> },
  representative: passingField('Representante Legal', isPersonName, NAME_INVALID, { most: 120 }),
  sector_id: { ...choiceField('Setor', NO_SECTOR), schema: sectorField as Schema<string> },
  phone: {
    ...textField('Telefone', 30, { mask: 'phone' }),
    control: 'mask' as const,
    schema: companyPhoneField as Schema<string>,
  },
  employees_number: amount('Número de funcionários'),
  number_of_interns: amount('Número de estagiários'),
  website: { ...textField('Site', 300, { inputMode: 'url' }), schema: website as Schema<string> },
  founded_at: { ...amount('Ano de fundação'), schema: z.nullable(year) },
  ...networks,
  /** Rich text, cleaned when it is written; plain text becomes paragraphs. */
  description: richField('Sobre a empresa', 20_000),
  why_work: richField('Por que trabalhar conosco?', 20_000),
  benefits: idsField('Benefícios', z.array(z.string().check(z.maxLength(80))).check(z.maxLength(60))),
  video_urls,
  contributions_attributes: {
    ...rowsField('Depoimentos', testimonial, contributions as Schema<unknown>),
    one: 'Depoimento',
  },
  address_attributes: addressField('Endereço'),
  otp_required_for_login: flagField('Exigir verificação em duas etapas de quem trabalha na empresa'),
  show_sub_company: flagField('Mostrar as filiais na página da empresa'),
}
