// Institutions as the operation makes and corrects them: what the register lacks, or has wrong.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { visibleOrBlank, visibleText } from '#wire/text/visible-text.ts'
import { CATEGORIES, ORGANIZATIONS } from './institution-words.ts'
import { operatorInstitution } from './partners.ts'

export const CODE_INVALID = 'O código e-MEC tem só números, até nove'
export const CODE_TAKEN = 'Outra instituição já tem este código e-MEC'

const fields = {
  name: visibleText(200),
  acronym: z.optional(z.nullable(visibleOrBlank(40))),
  /** Of the e-MEC register; campuses and units have none, nor have technical schools. */
  mec_code: z.optional(
    z.nullable(z.int({ error: CODE_INVALID }).check(z.gte(1, CODE_INVALID), z.lte(999_999_999, CODE_INVALID))),
  ),
  /** What a school is; a campus or unit is what its school is. */
  category: z.optional(z.nullable(z.enum(keysOf(CATEGORIES)))),
  organization: z.optional(z.nullable(z.enum(keysOf(ORGANIZATIONS)))),
  city_id: z.int32({ error: BLANK }),
  /** Said knowingly: another institution with the name of one that is there. */
  same_name: z.optional(z.boolean()),
}
export const newInstitutionForm = z
  .object({
    institution: z.object({
      ...fields,
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
      ...fields,
      name: z.optional(fields.name),
      city_id: z.optional(fields.city_id),
      /** Closed schools are for who studied there: their agreement no longer counts. */
      closed: z.optional(z.boolean()),
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
