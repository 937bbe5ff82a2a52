import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldPath } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Answer, Sent } from '#wire/endpoint.ts'
import { BLANK, sentence } from '#wire/text/sentences.ts'
import { type createCollaborator, newCollaboratorForm, type showCollaborator } from '../wire.ts'
import { type AccountBefore, accountRules, accountShape, emptyAccount } from './own-account.ts'

const { shape } = newCollaboratorForm.shape.company_manager
const rg = z
  .object({
    number: z.string().check(z.maxLength(30)),
    issuer: z.string().check(z.maxLength(30)),
    state_id: z.nullable(z.string()),
  })
  .check(
    z.refine(({ number, issuer, state_id }) => Boolean(number.trim()) || !(issuer.trim() || state_id), {
      path: ['number'],
      error: BLANK,
    }),
  )

const draft = z.object({ ...shape, rg })
/** Whose own profile it is chooses no roles, and has the account in the same form. */
const ownDraft = z.object({ ...shape, company_group_role_ids: z.array(z.int()), rg, ...accountShape })

export type Draft = z.input<typeof ownDraft>
export type Profile = Answer<typeof showCollaborator>['data']['attributes']

/** `own`: how the account stood, where the profile is one's own. */
export const resolverFor = (own?: AccountBefore) =>
  zodResolver(own ? ownDraft.check(...accountRules<z.output<typeof ownDraft>>(own)) : draft, {
    error: sentence,
    reportInput: true,
  })

export const emptyDraft = (company_id: string): Draft => ({
  name: '',
  email: '',
  job_title: '',
  phone: '',
  document: '',
  education: '',
  organization: '',
  professional_registration: '',
  accept_email: true,
  contract_approver: false,
  hr_representative_for_universities: false,
  company_id,
  company_group_role_ids: [],
  rg: { number: '', issuer: '', state_id: null },
  otp_required_for_login: false,
  ...emptyAccount,
})

export function draftOf({ documents, ...profile }: Profile): Draft {
  const [known] = documents
  const text = (value: string | null) => value ?? ''
  return {
    ...emptyDraft(profile.company_id),
    name: profile.name,
    email: profile.email,
    job_title: text(profile.job_title),
    phone: text(profile.phone),
    document: text(profile.document),
    education: text(profile.education),
    organization: text(profile.organization),
    professional_registration: text(profile.professional_registration),
    accept_email: profile.accept_email,
    contract_approver: profile.contract_approver,
    hr_representative_for_universities: profile.hr_representative_for_universities,
    company_group_role_ids: profile.company_group_role_ids,
    otp_required_for_login: profile.otp_required_for_login,
    rg: {
      number: known?.number ?? '',
      issuer: text(known?.peculiarities.issuer ?? null),
      state_id: known?.peculiarities.state_id ?? null,
    },
  }
}

type Sendable = Sent<typeof createCollaborator>['company_manager']

/** As the wire wants it: an RG that was emptied is taken away. The account goes by itself, with its proof. */
export function toWire(draft: Draft, had: Profile['documents'] = []): Sendable {
  const {
    rg: { number, issuer, state_id },
    password: _p,
    password_confirmation: _c,
    current_password: _k,
    otp: _o,
    otp_required_for_login: _t,
    ...profile
  } = draft
  const known = { document_type: 'rg' as const, peculiarities: { issuer, state_id } }
  if (number.trim()) return { ...profile, documents_attributes: [{ ...known, number }] }
  return had.length
    ? { ...profile, documents_attributes: [{ ...known, number: had[0]!.number, _destroy: true }] }
    : profile
}

/** Where the server's errors belong. */
export const fieldOf = (path: string): FieldPath<Draft> | undefined => {
  const [, document] = /^documents\[0\]\.(?:peculiarities\.)?(\w+)$/.exec(path) ?? []
  return document ? (`rg.${document}` as FieldPath<Draft>) : path in LABELS ? (path as FieldPath<Draft>) : undefined
}

export const LABELS: Partial<Record<FieldPath<Draft>, string>> = {
  name: 'Nome completo',
  email: 'E-mail',
  job_title: 'Cargo',
  phone: 'Telefone',
  document: 'CPF',
  education: 'Formação',
  organization: 'Conselho profissional',
  professional_registration: 'Registro profissional',
  company_id: 'Empresa ou filial',
  company_group_role_ids: 'Permissões',
  accept_email: 'E-mails',
  contract_approver: 'Aprovação de contratos',
  hr_representative_for_universities: 'Representação do RH',
  password: 'Nova senha',
  password_confirmation: 'Confirmação da nova senha',
  otp_required_for_login: 'Verificação em duas etapas',
  current_password: 'Senha atual',
  otp: 'Código de verificação',
  'rg.number': 'RG',
  'rg.issuer': 'Órgão emissor do RG',
  'rg.state_id': 'Estado de emissão do RG',
}
