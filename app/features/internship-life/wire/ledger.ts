// The calendar of an internship, and the acts that keep it.
import * as z from 'zod/mini'
import { ENDING_REASONS, INITIATIVES } from '#wire/endings.ts'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { visibleOrBlank, visibleText } from '#wire/text/visible-text.ts'
import { date, isoDate } from '#wire/time/date.ts'
import { DUTIES, DUTY_STATES, OWNERS } from './words.ts'

const maybe = z.nullable(z.string())
const tag = 'Vida do estágio'
const refuses = { 404: refused, 409: refused } as const
const mine = { feature: 'CONTRACTS', only: ['User', 'CompanyManager'], tag, refuses } as const
const company = { feature: 'CONTRACTS', tag, refuses } as const
const day = date.check(z.overwrite((typed) => isoDate(typed) ?? typed))

/** How well somebody did takes a sentence; without one the certificate points to the reports. */
export const performanceText = visibleOrBlank(4000).check(
  z.refine((text) => text === '' || text.length >= 60, 'Precisa ter ao menos 60 caracteres'),
)

const week = z.object({ from: z.string(), to: z.string() })
const item = z.object({
  kind: z.enum(keysOf(DUTIES)),
  kind_name: z.string(),
  state: z.enum(keysOf(DUTY_STATES)),
  state_name: z.string(),
  /** The last day on which it is in time. */
  due_on: z.string(),
  owner: z.enum(keysOf(OWNERS)),
  owner_name: z.string(),
  /** The days that it is about. */
  from: maybe,
  to: maybe,
  words: z.string(),
})

export const ledger = resource(
  'ledger',
  z.object({
    /** The day of which it tells. */
    as_of: z.string(),
    starts_on: z.string(),
    ends_on: z.string(),
    recess: z.object({
      /** For the whole of the internship, and how that is reckoned. */
      due: z.int(),
      sum: z.string(),
      /** Earned until this day. */
      earned: z.int(),
      taken: z.int(),
      paid: z.int(),
      left: z.int(),
      entries: z.array(z.object({ id: z.string(), from: maybe, to: maybe, days: z.int(), noted_by: z.string() })),
    }),
    items: z.array(item),
    /** Weeks that the institution told otherwise than the terms: some hold as they are told, others by an amendment. */
    corrections: z.array(
      z.object({
        about_name: z.string(),
        amends: z.boolean(),
        weeks: z.array(week),
        said_by: z.string(),
        said_at: z.string(),
      }),
    ),
    certificate: z.nullable(
      z.object({ code: z.string(), issued_at: z.string(), issued_by: z.string(), sealed_at: maybe }),
    ),
    /** In whose place it stands, the newest first. */
    replaced_certificates: z.array(
      z.object({
        code: z.string(),
        issued_at: z.string(),
        issued_by: z.string(),
        replaced_at: z.string(),
        reason: z.string(),
      }),
    ),
    /** What the last report says of how the intern did: the certificate may begin with it. */
    performance: maybe,
  }),
).check(z.meta({ id: 'Ledger' }))

export const showLedger = endpoint('get /v1/internship/folders/{id}/ledger', {
  ...mine,
  answer: one(ledger),
  summary: 'O calendário de um estágio: relatórios, recesso, avaliações, seguro e fim, cada um com responsável',
})

export const recordRecess = endpoint('post /v1/internship/folders/{id}/recess', {
  ...company,
  body: z.object({ recess: z.object({ from: day, to: day }) }),
  status: 201,
  answer: one(ledger),
  idempotent: true,
  summary: 'Registra dias de recesso, tirados ou combinados',
})

export const payRecess = endpoint('post /v1/internship/folders/{id}/recess_payment', {
  ...company,
  status: 201,
  answer: one(ledger),
  idempotent: true,
  summary: 'Registra que o recesso que faltava foi pago depois do fim do estágio',
})

export const dropRecess = endpoint('delete /v1/internship/folders/{id}/recess/{entry_id}', {
  ...company,
  answer: one(ledger),
  summary: 'Apaga um registro de recesso feito por engano',
})

export const confirmWeek = endpoint('post /v1/internship/folders/{id}/assessment_weeks', {
  ...company,
  body: z.object({ week: z.object({ from: day }) }),
  status: 201,
  answer: one(ledger),
  idempotent: true,
  summary: 'Registra que a instituição confirmou uma semana de avaliação do termo',
})

export const termination = resource(
  'termination',
  z.object({
    envelope_id: z.string(),
    last_day: z.string(),
    recess: z.object({ due: z.int(), taken: z.int(), left: z.int(), sum: z.string() }),
    /** What is still owed on the last day, and by whom: it never holds the end. */
    missing: z.array(z.object({ kind: z.enum(keysOf(DUTIES)), words: z.string(), owner_name: z.string() })),
  }),
).check(z.meta({ id: 'Termination' }))

export const terminate = endpoint('post /v1/internship/folders/{id}/termination', {
  ...company,
  body: z.object({
    termination: z.object({
      last_day: day,
      reason: z.enum(keysOf(ENDING_REASONS), 'Escolha o motivo'),
      initiative: z.enum(keysOf(INITIATIVES), 'Escolha de quem parte'),
      text: z.optional(visibleOrBlank(2000)),
    }),
  }),
  status: 201,
  answer: one(termination),
  idempotent: true,
  summary: 'Começa o termo de rescisão e diz o que ainda é devido no último dia',
})

export const issueCertificate = endpoint('post /v1/internship/folders/{id}/certificate', {
  ...company,
  body: z.object({ certificate: z.object({ performance: z.optional(performanceText) }) }),
  status: 201,
  answer: one(ledger),
  idempotent: true,
  summary: 'Emite o termo de realização, uma vez, a partir do último dia do estágio',
})

export const issueCertificateAgain = endpoint('post /v1/internship/folders/{id}/certificate/replacement', {
  ...company,
  body: z.object({
    certificate: z.object({
      /** The one that holds. */
      code: visibleText(20),
      reason: visibleText(500),
      performance: z.optional(performanceText),
    }),
  }),
  status: 201,
  answer: one(ledger),
  idempotent: true,
  summary: 'Emite outro termo de realização no lugar do que vale, com o motivo; o anterior fica na história',
})

export const downloadCertificate = endpoint('get /v1/internship/folders/{id}/certificate', {
  ...mine,
  /** Of an earlier one its code. */
  query: z.object({ code: z.optional(z.string().check(z.maxLength(20))) }),
  answer: 'application/pdf',
  summary: 'O termo de realização selado, em PDF: o que vale, ou um anterior',
})
