// Complementary hours: certificates and what they count, by category, up to what the person's institution takes.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { choiceField, dateField, decimalField, textField, wholeField } from '#wire/fields.ts'
import { fileField } from '#wire/file-field.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { answersOf, schemasOf } from '#wire/record.ts'

const tag = 'Horas complementares'
const maybe = z.nullable(z.string())
const mine = { only: ['User'], tag } as const

export const CERTIFICATE_BYTES = 10_000_000
export const MOST_HOURS = 2000
export const HOURS_INVALID = 'Informe as horas de meia em meia hora, como 12 ou 12,5'
export const SOURCES = {
  person: 'Certificado',
  academy: 'Academy',
  event: 'Evento',
  test: 'Teste de habilidade',
} as const

const halves = z.number(HOURS_INVALID).check(
  z.gt(0, 'Informe ao menos meia hora'),
  z.lte(MOST_HOURS, `Pode ter no máximo ${MOST_HOURS.toLocaleString('pt-BR')} horas`),
  z.refine((hours) => Number.isInteger(hours * 2), HOURS_INVALID),
)

/**
 * In the order of the form, which is the order of its errors. The file stands apart: a change may leave it as it is.
 */
export const certificate = {
  title: textField('Atividade', 160, { placeholder: 'Semana de Tecnologia 2026' }),
  issuer: textField('Quem emitiu', 160, { placeholder: 'Escola, empresa ou entidade' }),
  category: choiceField('Categoria', 'Escolha uma categoria da lista', {
    hint: 'Como o regulamento do seu curso a chama, ou a mais parecida.',
  }),
  hours: decimalField('Horas', halves, { placeholder: '12,5' }),
  finished_on: dateField('Concluída em'),
}
export const certificateForm = { file: fileField('Certificado', { hint: 'Uma foto nítida serve.' }), ...certificate }

export const hourEntry = resource(
  'complementary_hour',
  z.object({
    ...answersOf(certificate),
    category_label: z.string(),
    /** What of it counts: what came earlier in its category counts first. */
    credited: z.number(),
    /** Only what a person sent can be changed or removed. */
    source: z.enum(Object.keys(SOURCES) as [keyof typeof SOURCES]),
    file: z.nullable(z.object({ name: z.string(), type: z.string(), size: z.int(), url: z.string() })),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'ComplementaryHour' }))

const total = z.object({
  value: z.string(),
  label: z.string(),
  description: maybe,
  cap: z.int(),
  /** Whether the cap is the institution's own or the usual one. */
  cap_by: z.enum(['institution', 'default']),
  hours: z.number(),
  credited: z.number(),
  entries: z.int(),
  /** Why less is credited than was sent. */
  why: maybe,
})

export const listHours = endpoint('get /v1/profile/complementary_hours', {
  ...mine,
  query: z.extend(pageQuery, { category: z.optional(z.string().check(z.maxLength(60))) }),
  answer: many(hourEntry),
  summary: 'Os próprios certificados e as horas que a plataforma creditou, dos mais novos aos mais antigos',
})

export const showHourTotals = endpoint('get /v1/profile/complementary_hours/totals', {
  ...mine,
  answer: one(
    resource(
      'hour_totals',
      z.object({ institution: maybe, hours: z.number(), credited: z.number(), categories: z.array(total) }),
    ).check(z.meta({ id: 'HourTotals' })),
  ),
  summary: 'Somas por categoria, com o limite de cada uma e o motivo do que não conta',
})

const form = { form: 'multipart/form-data', limit: CERTIFICATE_BYTES + 100_000 } as const

export const addCertificate = endpoint('post /v1/profile/complementary_hours', {
  ...mine,
  ...form,
  body: z.object({ certificate: z.object({ ...schemasOf(certificate), file: z.file() }) }),
  status: 201,
  answer: one(hourEntry),
  summary: 'Acrescenta um certificado; o mesmo arquivo conta uma vez só',
})

export const changeCertificate = endpoint('put /v1/profile/complementary_hours/{id}', {
  ...mine,
  ...form,
  body: z.object({
    certificate: z.object({
      ...schemasOf(certificate),
      file: z.optional(z.nullable(z.file())),
      lock_version: z.int32(),
    }),
  }),
  answer: one(hourEntry),
  idempotent: true,
  summary: 'Corrige um certificado que a própria pessoa enviou',
  refuses: { 403: refused, 404: refused, 409: z.object({ ...refused.shape, data: z.optional(hourEntry) }) },
})

export const removeCertificate = endpoint('delete /v1/profile/complementary_hours/{id}', {
  ...mine,
  status: 204,
  answer: z.null(),
  summary: 'Apaga um certificado que a própria pessoa enviou',
  refuses: { 403: refused, 404: refused },
})

export const printStatement = endpoint('get /v1/profile/complementary_hours/statement', {
  ...mine,
  answer: 'application/pdf',
  summary: 'Extrato das horas complementares em PDF',
})

export const CAP_INVALID = `Informe horas inteiras, de 0 a ${MOST_HOURS}`
const hourCap = z.int(CAP_INVALID).check(z.gte(0, CAP_INVALID), z.lte(MOST_HOURS, CAP_INVALID))

/** A field for each category that the database has. */
export const capFields = (categories: readonly { value: string; label: string }[]) =>
  Object.fromEntries(categories.map(({ value, label }) => [value, wholeField(label, hourCap, { most: 4 })]))

const hourCaps = resource(
  'hour_caps',
  z.object({
    institution: z.string(),
    /** cap is null where the institution says nothing, and the usual one holds. */
    categories: z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        description: maybe,
        usual_cap: z.int(),
        cap: z.nullable(z.int()),
      }),
    ),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'HourCaps' }))

const ofInstitution = { answer: one(hourCaps), only: ['Operator'], tag: 'Operação', refuses: { 404: refused } } as const

export const showHourCaps = endpoint('get /v1/admin/institutions/{id}/hour_caps', {
  ...ofInstitution,
  summary: 'Quantas horas uma instituição parceira aproveita de cada categoria',
})
export const changeHourCaps = endpoint('put /v1/admin/institutions/{id}/hour_caps', {
  ...ofInstitution,
  body: z
    .object({ hour_caps: z.record(z.string(), hourCap), lock_version: z.int32() })
    .check(z.meta({ id: 'HourCapsForm', examples: [{ hour_caps: { course: 30, event: 40 }, lock_version: 0 }] })),
  idempotent: true,
  summary: 'Muda os limites de uma instituição parceira; a categoria que não vem volta ao limite usual',
  refuses: { 404: refused, 409: z.object({ ...refused.shape, data: z.optional(hourCaps) }) },
})
