// Partners as the operation keeps them: the agreement, the looks of their board, and the lists of who studies there.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { changesOf } from '#wire/record.ts'
import { partnerRecord } from './partner-record.ts'
import { listed, maybe, operatorInstitution, sentList } from './operator-institution.ts'

const only = ['Operator'] as const
const tag = 'Instituições'
const MEGABYTE = 1_000_000

export const LOGO_BYTES = 5 * MEGABYTE
export const LIST_BYTES = 5 * MEGABYTE
export const LIST_ROWS = 20_000
export const ADDRESS_TAKEN = 'Outra instituição já usa este endereço'
export const ADDRESS_LEADS_ON = 'Este endereço já foi de outra instituição, e links antigos ainda levam a ela'
export const NEEDS_DOMAIN = 'Informe ao menos um domínio para que o e-mail prove o vínculo'
export const ENDS_BEFORE = 'Deve ser depois do início'

/** Only the first save needs the board's address, /ies/{display_name}. */
const partnerFields = {
  ...changesOf(partnerRecord),
  logo: z.optional(z.nullable(z.file())),
  logo_destroy: z.optional(z.nullable(z.boolean())),
  lock_version: z.optional(z.int32()),
}
export const partnerForm = z.object({ partner: z.object(partnerFields) }).check(
  z.meta({
    id: 'PartnerForm',
    examples: [
      {
        partner: {
          display_name: 'universidade-horizonte',
          colour: '#1F4E8C',
          agreement_starts_on: '01/02/2026',
          email_domains: ['aluno.horizonte.example'],
          proves_bond_by_email: true,
        },
      },
    ],
  }),
)
export type PartnerForm = z.output<typeof partnerForm>['partner']

export const listPartners = endpoint('get /v1/admin/institutions', {
  query: z.extend(pageQuery, { q: z.optional(z.string().check(z.maxLength(120))), all: z.optional(z.boolean()) }),
  answer: many(
    resource('institution', z.object({ ...listed, students: z.int() })).check(z.meta({ id: 'OperatorInstitution' })),
  ),
  only,
  tag,
  summary: 'Instituições parceiras; com all, todas do cadastro',
})

const ofOne = { answer: one(operatorInstitution), only, tag, refuses: { 404: refused } } as const

export const showPartner = endpoint('get /v1/admin/institutions/{id}', {
  ...ofOne,
  summary: 'Uma instituição: o convênio, o mural e as listas de matrícula',
})

export const savePartner = endpoint('put /v1/admin/institutions/{id}/partner', {
  ...ofOne,
  body: partnerForm,
  form: 'multipart/form-data',
  limit: LOGO_BYTES + 200_000,
  idempotent: true,
  refuses: { 404: refused, 409: z.object({ ...refused.shape, data: z.optional(operatorInstitution) }) },
  summary: 'Faz de uma instituição uma parceira, ou altera o convênio: só o que é enviado muda',
})

const readList = resource(
  'enrolment_list',
  z.object({
    ...sentList.shape,
    /** People that no list named before. */
    added: z.int(),
    /** People of the lists before whom this one does not name. */
    left_out: z.int(),
    /**
     * Bonds that nothing would prove if this were the only list: also of whom it names, but not by what they are known
     * by.
     */
    bonds_lost: z.int(),
    /** What a check saw, to be sent with the list it is about. */
    seen: maybe,
    problems: z.array(z.object({ line: z.int(), problem: z.string() })),
  }),
).check(z.meta({ id: 'EnrolmentList' }))

const list = {
  form: 'multipart/form-data',
  limit: LIST_BYTES + 100_000,
  answer: one(readList),
  only,
  tag,
} as const

export const checkEnrolments = endpoint('post /v1/admin/institutions/{id}/enrolment_lists/check', {
  ...list,
  body: z.object({ file: z.file() }).check(z.meta({ id: 'EnrolmentListCheck' })),
  refuses: { 404: refused, 409: refused },
  summary: 'Lê uma lista de matrícula e diz o que mudaria com ela; nada é gravado',
})

export const importEnrolments = endpoint('post /v1/admin/institutions/{id}/enrolment_lists', {
  ...list,
  // `replace`: the list takes the place of all before. `seen`, of a check's answer: only while that would still be
  // lost.
  body: z
    .object({
      file: z.file(),
      replace: z.optional(z.boolean()),
      seen: z.optional(z.string().check(z.maxLength(200))),
    })
    .check(z.meta({ id: 'EnrolmentListForm' })),
  idempotent: true,
  status: 201,
  refuses: { 404: refused, 409: z.object({ ...refused.shape, data: z.optional(readList) }) },
  summary:
    'Recebe uma lista de matrícula (XLSX ou CSV) por CPF ou e-mail, de até ' +
    '20.000 pessoas; os vínculos são reconhecidos em seguida',
})
