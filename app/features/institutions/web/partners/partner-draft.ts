// What the form of an agreement holds, and how it stands for what the wire wants.
import { type FieldErrors, type FieldPath, type Resolver, set } from 'react-hook-form'
import { bothChanged, changeOf, joined } from '#web/form/text/both-changed.ts'
import { typedOver } from '#web/form/text/typed-over.ts'
import type { Answer, Sent } from '#wire/endpoint.ts'
import { inWords } from '#wire/text/sentences.ts'
import { partnerForm, type savePartner, type showPartner } from '../../wire/partners.ts'

export type Institution = Answer<typeof showPartner>['data']
type Partner = NonNullable<Institution['attributes']['partner']>
type PartnerSent = Sent<typeof savePartner>['partner']

const TEXTS = [
  'display_name',
  'colour',
  'contact_name',
  'contact_email',
  'contact_phone',
  'agreement_starts_on',
  'agreement_ends_on',
  'signer_name',
  'signer_email',
  'signer_job_title',
] as const
type Text = (typeof TEXTS)[number]

/** Domains as somebody types them: one a line, or with commas between. */
export type PartnerDraft = Record<Text, string> & {
  email_domains: string
  proves_bond_by_email: boolean
  logo: File | null
  logo_destroy: boolean
  /** Only known, for whoever else changes it. */ stored_logo: string | null
}

export const FIELD_WORDS: Record<Exclude<keyof PartnerDraft, 'stored_logo'>, string> = {
  display_name: 'Endereço do mural',
  colour: 'Cor',
  logo: 'Logotipo',
  logo_destroy: 'Logotipo',
  contact_name: 'Nome do contato',
  contact_email: 'E-mail do contato',
  contact_phone: 'Telefone do contato',
  agreement_starts_on: 'Início do convênio',
  agreement_ends_on: 'Último dia do convênio',
  signer_name: 'Nome de quem assina',
  signer_email: 'E-mail de quem assina',
  signer_job_title: 'Cargo de quem assina',
  email_domains: 'Domínios do e-mail institucional',
  proves_bond_by_email: 'E-mail prova o vínculo',
}

/** 'Universidade Federal do Acre' → 'universidade-federal-do-acre' */
const addressFor = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')

export function draftOf({ name, partner }: Institution['attributes']): PartnerDraft {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, partner?.[field] ?? ''])) as Record<Text, string>
  return {
    ...texts,
    display_name: partner?.display_name ?? addressFor(name),
    email_domains: partner?.email_domains.join('\n') ?? '',
    proves_bond_by_email: partner?.proves_bond_by_email ?? false,
    logo: null,
    logo_destroy: false,
    stored_logo: partner?.logo ?? null,
  }
}

/** A domain may come as an address of it: '@aluno.universidade.edu.br'. */
export const domainsIn = (typed: string) =>
  typed
    .split(/[\s,;]+/)
    .map((one) => one.replace(/^.*@/, '').toLowerCase())
    .filter(Boolean)

/** What was typed since `base`, on top of what stands now; of domains, what each of both added and took away. */
export const joinedDraft = (base: PartnerDraft, typed: PartnerDraft, now: PartnerDraft): PartnerDraft => ({
  ...typedOver(base, typed, now),
  stored_logo: now.stored_logo,
  ...(typed.email_domains !== base.email_domains && {
    email_domains: joined(
      domainsIn(base.email_domains),
      domainsIn(typed.email_domains),
      domainsIn(now.email_domains),
    ).join('\n'),
  }),
})

/** In words, what counts as typed here though somebody else changed it too. */
export function changedByBoth(base: PartnerDraft, typed: PartnerDraft, now: PartnerDraft): string[] {
  const pictured = (typed.logo || typed.logo_destroy) && base.stored_logo !== now.stored_logo
  const { stored_logo: _, email_domains: __, ...alike } = base
  return [
    ...bothChanged<Partial<PartnerDraft>>(alike, typed, now).map((field) =>
      changeOf(FIELD_WORDS[field as keyof typeof FIELD_WORDS], now[field]),
    ),
    ...(pictured ? [changeOf(FIELD_WORDS.logo, undefined)] : []),
  ]
}

export const sentOf = ({ email_domains, logo, logo_destroy, stored_logo: _, ...draft }: PartnerDraft): PartnerSent => ({
  ...draft,
  email_domains: domainsIn(email_domains),
  ...(logo && { logo }),
  ...(logo_destroy && { logo_destroy }),
})

/** 'email_domains[1]' → 'email_domains' */
export function fieldAt(path: string): FieldPath<PartnerDraft> | undefined {
  const name = path.replace(/^partner\./, '').replace(/\[\d+\].*/, '')
  return name in FIELD_WORDS ? (name as FieldPath<PartnerDraft>) : undefined
}

/** By the schema that the server checks with. */
export const checkPartner: Resolver<PartnerDraft> = (draft) => {
  const checked = partnerForm.safeParse({ partner: sentOf(draft) }, { reportInput: true })
  if (checked.success) return { values: draft, errors: {} }
  const errors: FieldErrors<PartnerDraft> = {}
  for (const [path, words] of Object.entries(inWords(checked.error.issues, ['partner']).errors)) {
    const field = fieldAt(path)
    if (field) set(errors, field, { type: 'schema', message: words.join(' ') })
  }
  return { values: {}, errors }
}

/** 'YYYY-MM-DD' in Brazil. */
export const dayOf = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(at)
const inForm = (iso: string) => iso.split('-').reverse().join('/')
const ofForm = (date: string) => date.split('/').reverse().join('-')

/** An agreement that is over from this moment: yesterday was its last day, and its first when it had not begun before. */
export function endedNow(
  { agreement_starts_on, display_name }: Pick<Partner, 'agreement_starts_on' | 'display_name'>,
  now = new Date(),
): PartnerSent {
  const yesterday = dayOf(new Date(now.getTime() - 86_400_000))
  const late = agreement_starts_on !== null && ofForm(agreement_starts_on) > yesterday
  return { display_name, agreement_ends_on: inForm(yesterday), ...(late && { agreement_starts_on: inForm(yesterday) }) }
}
