// What is overdue or due soon in a company's internships, with the act that settles each.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, pageQuery, resource, sortBy } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'

export const PENDENCIES = {
  unsigned: 'Falta assinar',
  bounced: 'E-mail não chegou',
  rejected: 'Contrato rejeitado',
  invite: 'Convite sem resposta',
  answer: 'Respostas a conferir',
  report: 'Relatório de atividades',
  recess: 'Recesso a dar',
  recess_payment: 'Recesso a pagar',
  insurance: 'Sem seguro',
  assessment: 'Semana de avaliação',
  certificate: 'Termo de realização',
  evaluation: 'Avaliação',
  ending: 'Estágio termina',
  supervisor: 'Supervisão acima de dez',
} as const
export type PendencyKind = keyof typeof PENDENCIES
export const STANDINGS = { overdue: 'Vencidas', upcoming: 'A vencer' } as const
export const HOLDERS = {
  walljobs: 'Ponte',
  company_sign: 'Empresa',
  internship_sign: 'Estagiário(a)',
  university_sign: 'Instituição de ensino',
} as const

const maybe = z.nullable(z.string())
const standing = z.enum(keysOf(STANDINGS))
const kind = z.enum(keysOf(PENDENCIES))

export const pendency = resource(
  'pendency',
  z.object({
    kind,
    kind_name: z.string(),
    standing,
    due_on: z.string(),
    /** Days until then; below zero where it is overdue. */
    days: z.int(),
    /** The intern, or who supervises too many. */
    person_name: z.string(),
    /** Of the intern; null where it is about who supervises. */
    user_info_id: maybe,
    company_id: maybe,
    company_name: maybe,
    /** Who settles it. */
    owner: z.enum(keysOf(HOLDERS)),
    owner_name: z.string(),
    words: z.string(),
    /** The act that settles it, and the room where it is done. */
    action: z.object({ label: z.string(), path: z.string() }),
  }),
).check(z.meta({ id: 'Pendency' }))

const count = { overdue: z.int(), upcoming: z.int() }

export const listPendencies = endpoint('get /v1/internship/pendencies', {
  feature: 'PENDING',
  tag: 'Pendências',
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    kind: z.optional(z.array(kind)),
    standing: z.optional(standing),
    sort: sortBy(['due_on']),
  }),
  answer: z.extend(many(pendency), {
    /** Of all of them, whatever the filters. */
    figures: z.object({ ...count, kinds: z.array(z.object({ kind, kind_name: z.string(), ...count })) }),
  }),
  summary: 'Tudo o que está vencido ou a vencer nos estágios da empresa, pela data, com o que resolve cada um',
})
