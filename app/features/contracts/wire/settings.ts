// How a company and an institution want their contracts: steps, order of signatures, paper. For what is sent from then
// on.
import * as z from 'zod/mini'
import { flagField, idsField, lineField, passingField } from '#wire/blank-fields.ts'
import { endpoint } from '#wire/endpoint.ts'
import { pickField, textField, wholeField } from '#wire/fields.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { isMoney, MONEY_INVALID } from '#wire/money.ts'
import { answersOf, type Field, type Schema, schemasOf } from '#wire/record.ts'
import { writtenText } from '#wire/text/visible-text.ts'
import { CONTRACT_TYPES, PAPER_POLICIES, PARTIES } from './words.ts'

/** Whom the law names. They sign in whatever order, and none is ever left out. */
export const LAW_SIGNERS = {
  company: PARTIES.company_sign,
  intern: PARTIES.internship_sign,
  guardian: 'Responsável legal, de quem tem menos de 18 anos',
  institution: PARTIES.university_sign,
} as const
export type LawSigner = keyof typeof LAW_SIGNERS
export const LEVELS = {
  simple: 'Simples: código por e-mail',
  advanced: 'Avançada: gov.br ou equivalente',
  qualified: 'Qualificada: certificado ICP-Brasil',
} as const
const { not_defined: _, ...WAYS } = CONTRACT_TYPES
export { WAYS }

const ORDER =
  'A empresa, o estagiário, o responsável legal e a instituição sempre assinam (Lei 11.788, art. 16): mude só a ordem.'
const DAYS = 'Informe de 0 a 90 dias'

const hinted = (field: Field<boolean>, hint: string): Field<boolean> => ({ ...field, look: { ...field.look, hint } })
const days = z.int(DAYS).check(z.gte(0, DAYS), z.lte(90, DAYS))
const daysField = (label: string, hint: string): Field<number | null, string, number, number | null> => ({
  ...wholeField(label, days, { hint, most: 2 }),
  toStored: (sent) => sent ?? 0,
})

export const companySettings = {
  review: hinted(flagField('A plataforma confere antes da empresa'), 'Costuma achar o que atrasaria as assinaturas.'),
  approval: hinted(
    flagField('Alguém da empresa aprova antes das assinaturas'),
    'Quem aprova é escolhido em Meus colaboradores.',
  ),
  four_eyes: hinted(
    flagField('Quem preparou um contrato não o aprova'),
    'Vale na hora, também para o que já espera aprovação.',
  ),
  contract_type: pickField('Como os contratos são assinados', WAYS, {
    hint: 'Quem prepara um contrato pode mudar nele.',
  }),
  signers: idsField(
    'Ordem das assinaturas',
    z
      .array(z.enum(keysOf(LAW_SIGNERS)))
      .check(z.refine((given) => given.length === 4 && new Set(given).size === 4, ORDER)) as Schema<LawSigner[]>,
  ),
  insurer: lineField('Seguradora', 200),
  policy: lineField('Apólice', 100),
  insured_amount: passingField(
    'Capital segurado',
    (typed) => isMoney(typed) && /^\d{1,10}\./.test(typed),
    MONEY_INVALID,
    {
      mask: 'money',
      most: 20,
    },
  ),
}

export const institutionSettings = {
  signs_last: hinted(flagField('A instituição assina por último'), 'Senão, na ordem que a empresa escolheu.'),
  advisor_required: flagField('Exige o nome e o e-mail do professor orientador'),
  holds_insurance: flagField('Contrata o seguro dos estágios obrigatórios'),
  paper_policy: pickField('Assinaturas em papel', PAPER_POLICIES),
  minimum_level: pickField('Nível mínimo da assinatura eletrônica', LEVELS),
  notice_days: daysField('Antecedência, em dias', 'Quantos dias antes do início ela quer o termo.'),
  retroactive_days: daysField('Aditivo retroativo, em dias', 'Até quantos dias para trás um aditivo pode valer.'),
  usual_days: wholeField('Prazo usual, em dias', days, { hint: 'Quanto ela costuma levar para assinar.', most: 2 }),
  instructions: {
    ...textField('Orientações a quem assina', 4000, { optional: true }),
    control: 'area' as const,
    schema: z.nullable(writtenText(0, 4000)) as Schema<string | null>,
    answer: z.nullable(z.string()) as Schema<string | null>,
    toTyped: (answered: string | null) => answered ?? '',
    toStored: (sent: string | null) => sent?.trim() || null,
    fromStored: (stored: string | null) => stored,
  },
}

const told = {
  lock_version: z.int(),
  /** Whose rules hold while these are not saved: of the company or institution above. */
  inherited_from: z.nullable(z.string()),
}
const company = resource(
  'company_contract_settings',
  z.object({
    ...answersOf(companySettings),
    ...told,
    company_name: z.string(),
    may_change: z.boolean(),
    /** Who approves contracts; where nobody does, what is sent would wait for ever. */
    approvers: z.array(z.string()),
  }),
).check(z.meta({ id: 'CompanyContractSettings' }))
const institution = resource(
  'institution_contract_settings',
  z.object({ ...answersOf(institutionSettings), ...told, institution_name: z.string() }),
).check(z.meta({ id: 'InstitutionContractSettings' }))

const ofCompany = { feature: 'CONTRACTS', tag: 'Contratos de estágio', answer: one(company) } as const
const ofInstitution = { only: ['Operator'], tag: 'Operação', answer: one(institution) } as const
const lock = { lock_version: z.int32() }

export const showCompanySettings = endpoint('get /v1/internship/contract_settings/{company_id}', {
  ...ofCompany,
  only: ['CompanyManager', 'Operator'],
  refuses: { 404: refused },
  summary: 'As regras dos contratos de uma empresa',
})
export const changeCompanySettings = endpoint('put /v1/internship/contract_settings/{company_id}', {
  ...ofCompany,
  body: z.object({ settings: z.object({ ...schemasOf(companySettings), ...lock }) }),
  idempotent: true,
  refuses: { 403: refused, 404: refused, 409: z.object({ ...refused.shape, data: z.optional(company) }) },
  summary: 'Muda as regras dos contratos enviados daí em diante',
})
export const showInstitutionSettings = endpoint('get /v1/admin/institutions/{id}/contract_settings', {
  ...ofInstitution,
  refuses: { 404: refused },
  summary: 'Como uma instituição quer os contratos dos seus estudantes',
})
export const changeInstitutionSettings = endpoint('put /v1/admin/institutions/{id}/contract_settings', {
  ...ofInstitution,
  body: z.object({ settings: z.object({ ...schemasOf(institutionSettings), ...lock }) }),
  idempotent: true,
  refuses: { 404: refused, 409: z.object({ ...refused.shape, data: z.optional(institution) }) },
  summary: 'Muda como uma instituição quer os contratos enviados daí em diante',
})
