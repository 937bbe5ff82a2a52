import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldPath } from 'react-hook-form'
import * as z from 'zod/mini'
import { PASSWORDS_DIFFER } from '#wire/person/password.ts'
import { sentence } from '#wire/text/sentences.ts'
import { registrationForm } from '../wire/registration.ts'

const draft = z.object({ ...registrationForm.shape, password_confirmation: z.string().check(z.minLength(1)) }).check(
  z.refine(
    ({ company, password_confirmation }) => company.company_managers_attributes[0]?.password === password_confirmation,
    {
      error: PASSWORDS_DIFFER,
      path: ['password_confirmation'],
      // The rest may still be wrong: the confirmation is judged all the same.
      when: ({ value }) => Boolean((value as Draft | undefined)?.password_confirmation),
    },
  ),
)

/** What the wire asks for, and the password once more. */
export type Draft = z.input<typeof draft>

export const registrationDraft = zodResolver(draft, { error: sentence, reportInput: true })

export const MANAGER = 'company.company_managers_attributes.0' as const

export const EMPTY: Draft = {
  company: {
    cnpj: '',
    name: '',
    phone: '',
    website: '',
    sector_id: '',
    number_of_interns: null,
    company_managers_attributes: [{ name: '', email: '', password: '' }],
  },
  password_confirmation: '',
}

/** How the person knows each field. */
export const LABELS: Partial<Record<FieldPath<Draft>, string>> = {
  [`${MANAGER}.name`]: 'Nome do Gestor',
  [`${MANAGER}.email`]: 'E-mail',
  [`${MANAGER}.password`]: 'Senha',
  password_confirmation: 'Confirmação da senha',
  'company.cnpj': 'CNPJ',
  'company.name': 'Nome da empresa',
  'company.sector_id': 'Setor',
  'company.number_of_interns': 'Número de estagiários',
  'company.phone': 'Telefone',
  'company.website': 'Site',
}

/** Which fields each step shows. */
export const STEPS: { title: string; fields: FieldPath<Draft>[] }[] = [
  {
    title: 'Dados de Acesso',
    fields: [`${MANAGER}.name`, `${MANAGER}.email`, `${MANAGER}.password`, 'password_confirmation'],
  },
  { title: 'Dados da empresa', fields: ['company'] },
]
