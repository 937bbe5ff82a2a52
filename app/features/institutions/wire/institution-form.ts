// Institutions as the operation makes and corrects them: what the register lacks, or has wrong.
import * as z from 'zod/mini'
import { flagField, idField, kindField, lineField, numberField, passingField } from '#wire/blank-fields.ts'
import { endpoint } from '#wire/endpoint.ts'
import { textField, wholeField } from '#wire/fields.ts'
import { bareCnpj, CNPJ_INVALID, formatCnpj, isCnpj } from '#wire/cnpj.ts'
import { one, refused } from '#wire/json-api.ts'
import { changesOf } from '#wire/record.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { CATEGORIES, ORGANIZATIONS } from './institution-words.ts'
import { operatorInstitution } from './operator-institution.ts'

export const CODE_INVALID = 'O código e-MEC tem só números, até nove'
export const CODE_TAKEN = 'Outra instituição já tem este código e-MEC'

/** Digits with their dots, or what is no number and is told so. */
const codeIn = (typed: string) =>
  typed.trim() === '' ? null : /^[\d.\s]+$/.test(typed) ? Number(typed.replace(/[.\s]/g, '')) : Number.NaN
const code = z.int({ error: CODE_INVALID }).check(z.gte(1, CODE_INVALID), z.lte(999_999_999, CODE_INVALID))
/** Campuses and units have none of their own, nor have technical schools. */
const codeField = { ...wholeField('Código e-MEC', code, { most: 14 }), fromTyped: codeIn }

/** Contracts name the institution by it. */
const cnpjField = {
  ...passingField('CNPJ', isCnpj, CNPJ_INVALID, { most: 18 }),
  toStored: (sent: string | null) => (sent?.trim() ? bareCnpj(sent) : null),
  fromStored: (stored: string | null) => stored && formatCnpj(stored),
}

const place = { group: 'Cidade' }
export const institutionRecord = {
  name: textField('Nome', 200),
  acronym: lineField('Sigla', 40),
  mec_code: codeField,
  cnpj: cnpjField,
  /** What a school is; a campus or unit is what its school is. */
  category: kindField('Categoria', CATEGORIES),
  organization: kindField('Organização acadêmica', ORGANIZATIONS),
  /** Not sent: a city is of a state. */
  state_id: { ...idField('Estado', 2), ...place, parts: () => ({}) },
  city_id: { ...numberField('Cidade', 1, 1), schema: z.nullable(z.int32()), ...place },
  /** Closed schools are for who studied there: their agreement no longer counts. */
  closed: flagField('Encerrou as atividades'),
  /** Said knowingly: another institution with the name of one that is there. */
  same_name: flagField('É outra instituição, com o mesmo nome'),
}
const { state_id: _, ...changes } = changesOf(institutionRecord)
const { closed: _c, ...fields } = changes
const city_id = z.int32({ error: BLANK })

export const newInstitutionForm = z
  .object({
    institution: z.object({
      ...fields,
      name: institutionRecord.name.schema,
      city_id,
      /** The school or campus that it belongs to. */ parent_id: z.optional(z.nullable(z.int32())),
    }),
  })
  .check(
    z.meta({
      id: 'NewInstitutionForm',
      examples: [
        {
          institution: {
            name: 'Faculdade Nova Aurora',
            acronym: 'FNA',
            category: 'privada_sem_fins',
            organization: 'faculdade',
            city_id: 3106200,
          },
        },
      ],
    }),
  )
export const institutionForm = z
  .object({
    institution: z.object({
      ...changes,
      city_id: z.optional(city_id),
      lock_version: z.optional(z.int32()),
    }),
  })
  .check(z.meta({ id: 'InstitutionForm', examples: [{ institution: { acronym: 'FNA', lock_version: 0 } }] }))
export type NewInstitution = z.output<typeof newInstitutionForm>['institution']
export type InstitutionChange = z.output<typeof institutionForm>['institution']

const given = { answer: one(operatorInstitution), only: ['Operator'], tag: 'Instituições' } as const

export const createInstitution = endpoint('post /v1/admin/institutions', {
  ...given,
  body: newInstitutionForm,
  status: 201,
  idempotent: true,
  summary: 'Cadastra uma instituição que o cadastro oficial não tem, ou um campus ou unidade dela',
})

export const updateInstitution = endpoint('put /v1/admin/institutions/{id}', {
  ...given,
  body: institutionForm,
  idempotent: true,
  refuses: { 404: refused, 409: z.object({ ...refused.shape, data: z.optional(operatorInstitution) }) },
  summary: 'Corrige uma instituição: só o que é enviado muda, e o que foi corrigido aqui vale sobre importações',
})
