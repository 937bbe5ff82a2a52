// Stands of companies at a fair, and people who leave their interest at one.
import * as z from 'zod/mini'
import { lineField } from '#wire/blank-fields.ts'
import { cnpj } from '#wire/cnpj.ts'
import { endpoint } from '#wire/endpoint.ts'
import { textField } from '#wire/fields.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import type { Schema } from '#wire/record.ts'
import { visibleOrBlank } from '#wire/text/visible-text.ts'
import { ZONES } from '#wire/time/zones.ts'

const tag = 'Eventos'
const feature = 'EVENTS'
const keeps = { feature, only: ['CompanyManager', 'Operator'], tag } as const
const stands = { feature, only: ['CompanyManager'], tag } as const
const mine = { only: ['User'], tag } as const
const maybe = z.nullable(z.string())

export const standCompany = z.object({ name: z.string(), slug: z.string(), avatar: maybe })
const told = {
  company: standCompany,
  place: maybe,
  event_id: z.string(),
  event_title: z.string(),
  starts_at: maybe,
  ends_at: maybe,
  zone: z.enum(keysOf(ZONES)),
}

export const publicStand = resource(
  'event_stand',
  z.object({
    ...told,
    /** Interest can be left: until a day after the event. */
    open: z.boolean(),
    /** When the asker left an interest here. */
    left_at: maybe,
  }),
).check(z.meta({ id: 'EventStand' }))

export const keptStand = resource(
  'kept_stand',
  z.object({
    ...told,
    confirmed: z.boolean(),
    interests: z.int(),
    /** The address that people open at the stand, as a link and as a QR code. */
    link: z.string(),
    qr: z.string(),
  }),
).check(z.meta({ id: 'KeptEventStand' }))

const PLACE_LENGTH = 80
export const standRecord = {
  cnpj: { ...textField('CNPJ da empresa', 18), mask: 'cnpj' as const, schema: cnpj as Schema<string> },
  place: lineField('Lugar na feira', PLACE_LENGTH, { placeholder: 'Estande 12' }),
}

export const listOwnInterests = endpoint('get /v1/events/stands/interests', {
  ...mine,
  query: pageQuery,
  answer: many(publicStand),
  summary: 'Os estandes em que a pessoa deixou o seu interesse',
})
export const listCompanyStands = endpoint('get /v1/events/stands', {
  ...stands,
  query: pageQuery,
  answer: many(keptStand),
  summary: 'Os estandes da empresa e de suas filiais em feiras, também os convites que esperam resposta',
})
export const showStand = endpoint('get /v1/events/stands/{id}', {
  auth: 'optional',
  tag,
  answer: one(publicStand),
  refuses: { 404: refused },
  summary: 'Um estande, como quem está diante dele o lê',
})
export const showCompanyStand = endpoint('get /v1/events/stands/{id}/attributes', {
  ...stands,
  answer: one(keptStand),
  refuses: { 404: refused },
  summary: 'Um estande da empresa, com o QR code para imprimir',
})
export const confirmStand = endpoint('post /v1/events/stands/{id}/confirmation', {
  ...stands,
  answer: one(keptStand),
  idempotent: true,
  refuses: { 404: refused },
  summary: 'A empresa aceita o estande: o nome dela aparece na página da feira',
})
export const leaveStand = endpoint('delete /v1/events/stands/{id}', {
  ...stands,
  answer: z.null(),
  status: 204,
  refuses: { 404: refused },
  summary: 'A empresa recusa ou deixa o estande; os interesses deixados nele são apagados',
})
export const listInterests = endpoint('get /v1/events/stands/{id}/interests', {
  ...stands,
  query: pageQuery,
  answer: many(
    resource('stand_interest', z.object({ name: z.string(), email: z.string(), left_at: z.string() })).check(
      z.meta({ id: 'StandInterest' }),
    ),
  ),
  refuses: { 404: refused },
  summary: 'Quem deixou interesse neste estande, e ninguém mais',
})
export const interestsSheet = endpoint('get /v1/events/stands/{id}/interests/sheet', {
  ...stands,
  answer: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  refuses: { 404: refused },
  summary: 'A mesma lista, inteira, em planilha',
})
export const leaveInterest = endpoint('post /v1/events/stands/{id}/interest', {
  ...mine,
  answer: one(publicStand),
  idempotent: true,
  refuses: { 403: refused, 404: refused, 409: refused },
  summary: 'Autoriza a empresa do estande a ver o próprio nome e e-mail; duas vezes é uma',
})
export const takeInterestBack = endpoint('delete /v1/events/stands/{id}/interest', {
  ...mine,
  answer: one(publicStand),
  refuses: { 404: refused },
  summary: 'Retira a autorização: a empresa deixa de ver na mesma hora',
})

export const listEventStands = endpoint('get /v1/events/{uuid}/stands', {
  ...keeps,
  query: pageQuery,
  answer: many(keptStand),
  refuses: { 404: refused },
  summary: 'Os estandes de uma feira, com quantas pessoas deixaram interesse em cada um',
})
export const addStand = endpoint('post /v1/events/{uuid}/stands', {
  ...keeps,
  body: z
    .object({ stand: z.object({ cnpj, place: z.optional(z.nullable(visibleOrBlank(PLACE_LENGTH))) }) })
    .check(z.meta({ id: 'NewEventStand' })),
  status: 201,
  answer: one(keptStand),
  idempotent: true,
  refuses: { 404: refused, 409: refused },
  summary: 'Convida uma empresa verificada a ter um estande; da própria empresa ou filial, já vale',
})
export const removeStand = endpoint('delete /v1/events/{uuid}/stands/{id}', {
  ...keeps,
  answer: z.null(),
  status: 204,
  refuses: { 404: refused, 409: refused },
  summary: 'Retira um estande em que ninguém deixou interesse',
})
