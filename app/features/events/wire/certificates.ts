// Certificates of attendance: by who came, for anybody to check.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'

const tag = 'Eventos'
const mine = { only: ['User'], tag } as const

export const attendance = resource(
  'event_certificate',
  z.object({
    code: z.string(),
    /** cancelled: no presence stands any more. */
    state: z.enum(['valid', 'cancelled']),
    event_id: z.string(),
    event_title: z.string(),
    issuer: z.string(),
    person: z.string(),
    hours: z.number(),
    sessions: z.array(z.object({ title: z.string(), starts_at: z.string(), ends_at: z.string() })),
    issued_at: z.string(),
    /** Of the PDF that was made last; null before the first. */
    sha256: z.nullable(z.string()),
    size: z.nullable(z.int()),
  }),
).check(z.meta({ id: 'EventCertificate' }))

export const issueEventCertificate = endpoint('post /v1/events/{uuid}/certificate', {
  ...mine,
  answer: one(attendance),
  idempotent: true,
  refuses: { 404: refused, 409: refused },
  summary: 'O certificado de quem veio, depois da sessão; pedido de novo, é o mesmo',
})
export const printEventCertificate = endpoint('get /v1/events/{uuid}/certificate', {
  ...mine,
  answer: 'application/pdf',
  refuses: { 404: refused, 409: refused },
  summary: 'O próprio certificado em PDF',
})
export const printGuestCertificate = endpoint('get /v1/events/guest_registrations/{token}/certificate', {
  auth: false,
  tag,
  answer: 'application/pdf',
  refuses: { 404: refused, 409: refused },
  summary: 'O certificado em PDF de quem veio sem conta, pelo link do e-mail',
})
export const checkEventCertificate = endpoint('get /v1/events/certificates/{code}', {
  auth: false,
  tag,
  answer: one(attendance),
  refuses: { 404: refused },
  summary: 'Confere um certificado pelo código, e o arquivo pelo seu resumo SHA-256',
})
