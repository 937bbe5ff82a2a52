// What the form of an agreement holds, and how it stands for what the wire wants.
import { type FieldErrors, type FieldPath, type Resolver, set } from 'react-hook-form'
import { bothChanged, changeOf, joined } from '#web/form/both-changed.ts'
import type { Answer, Sent } from '#wire/endpoint.ts'
import { inWords } from '#wire/sentences.ts'
import { partnerForm, type savePartner, type showPartner } from '../../wire/partners.ts'

export type Institution = Answer<typeof showPartner>['data']
type Partner = NonNullable<Institution['attributes']['partner']>
type PartnerSent = Sent<typeof savePartner>['partner']

const TEXTS = ['display_name', 'colour', 'contact_name', 'contact_email', 'contact_phone', 'agreement_starts_on', 'agreement_ends_on', 'signer_name', 'signer_email', 'signer_job_title'] as const
type Text = (typeof TEXTS)[number]

/** Domains as somebody types them: one a line, or with commas between. */
export type PartnerDraft = Record<Text, string> & { email_domains: string; proves_bond_by_email: boolean; logo: File | null; logo_destroy: boolean }

export const FIELD_WORDS: Record<keyof PartnerDraft, string> = {
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
const addressFor = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 60).replace(/-$/, '')

export function draftOf({ name, partner }: Institution['attributes']): PartnerDraft {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, partner?.[field] ?? ''])) as Record<Text, string>
  return {
    ...texts,
    display_name: partner?.display_name ?? addressFor(name),
    email_domains: partner?.email_domains.join('\n') ?? '',
    proves_bond_by_email: partner?.proves_bond_by_email ?? false,
    logo: null,
    logo_destroy: false,
  }
}

/** A domain may come as an address of it: '@aluno.universidade.edu.br'. */
const domainsIn = (typed: string) => typed.split(/[\s,;]+/).map((one) => one.replace(/^.*@/, '')).filter(Boolean)

export const joinedDomains = (...[base, typed, now]: PartnerDraft[]) => joined(domainsIn(base!.email_domains), domainsIn(typed!.email_domains), domainsIn(now!.email_domains)).join('\n')

/** In words; of domains what both did counts. */
export const changedByBoth = (base: PartnerDraft, typed: PartnerDraft, now: PartnerDraft) =>
  bothChanged(base, typed, now).filter((field) => field !== 'email_domains').map((field) => changeOf(FIELD_WORDS[field], now[field]))

export const sentOf = ({ email_domains, logo, logo_destroy, ...draft }: PartnerDraft): PartnerSent => ({
  ...draft,
  email_domains: domainsIn(email_domains),
  ...(logo && { logo }),
  ...(logo_destroy && { logo_destroy }),
})

/** 'email_domains[1]' → 'email_domains' */
export function fieldAt(path: string): FieldPath<PartnerDraft> | undefined {
  const name = path.replace(/^partner\./, '').replace(/\[\d+\].*$/, '')
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

const day = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(at)
const inForm = (iso: string) => iso.split('-').reverse().join('/')
const ofForm = (date: string) => date.split('/').reverse().join('-')

/** An agreement that is over from this moment: yesterday was its last day, and its first when it had not begun before. */
export function endedNow({ agreement_starts_on, display_name, lock_version }: Pick<Partner, 'agreement_starts_on' | 'display_name' | 'lock_version'>, now = new Date()): PartnerSent {
  const yesterday = day(new Date(now.getTime() - 86_400_000))
  const late = agreement_starts_on !== null && ofForm(agreement_starts_on) > yesterday
  return { display_name, agreement_ends_on: inForm(yesterday), ...(late && { agreement_starts_on: inForm(yesterday) }), lock_version }
}
