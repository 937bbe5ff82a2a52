// Mentors as the operator makes them: who they are, their hours, days off and sessions.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { answersOf, schemasOf } from '#wire/record.ts'
import { secureLink, LINK_INSECURE } from '#wire/link/web-link.ts'
import { date, time } from '#wire/time/date.ts'
import { visibleText } from '#wire/text/visible-text.ts'
import { mentor } from './mentor-record.ts'
import { MOST_DAYS_OFF, MOST_RANGES } from './mentoring-words.ts'

const admin = { only: ['Operator'], tag: 'Operação' } as const
const WEEKDAY = z.int().check(z.gte(1), z.lte(7))
const range = z.object({ day_of_week: WEEKDAY, from: time, to: time })

const session = z.object({
  id: z.string(),
  title: z.string(),
  link: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  capacity: z.int(),
  taken: z.int(),
  cancelled: z.boolean(),
})

export const keptMentor = resource(
  'kept_mentor',
  z.object({
    ...answersOf(mentor),
    hours: z.array(z.object({ day_of_week: z.int(), from: z.string(), to: z.string() })),
    days_off: z.array(z.string()),
    sessions: z.array(session),
    waiting: z.int(),
    ahead: z.int(),
    /** Of any number of answers: the operator sees the comments too. */
    rating: z.nullable(z.object({ average: z.number(), answers: z.int() })),
    comments: z.array(z.object({ stars: z.int(), comment: z.nullable(z.string()), given_at: z.string() })),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'KeptMentor' }))

const stale = z.object({ ...refused.shape, data: z.optional(keptMentor) })
const changes = { answer: one(keptMentor), idempotent: true, refuses: { 404: refused, 409: stale } } as const

export const listKeptMentors = endpoint('get /v1/admin/mentors', {
  ...admin,
  query: z.extend(pageQuery, { q: z.optional(z.string().check(z.maxLength(120))) }),
  answer: many(keptMentor),
  summary: 'Todos os mentores',
})
export const createMentor = endpoint('post /v1/admin/mentors', {
  ...admin,
  body: z.object({ mentor: z.object(schemasOf(mentor)) }),
  status: 201,
  answer: one(keptMentor),
  idempotent: true,
  summary: 'Cria um mentor',
})
export const showKeptMentor = endpoint('get /v1/admin/mentors/{id}', {
  ...admin,
  answer: one(keptMentor),
  refuses: { 404: refused },
  summary: 'Um mentor, com as horas, as exceções, as sessões e o que contaram dele',
})
export const changeMentor = endpoint('put /v1/admin/mentors/{id}', {
  ...admin,
  body: z.object({ mentor: z.object({ ...schemasOf(mentor), lock_version: z.int32() }) }),
  ...changes,
  summary: 'Muda um mentor',
})
export const changeHours = endpoint('put /v1/admin/mentors/{id}/hours', {
  ...admin,
  body: z.object({ hours: z.array(range).check(z.maxLength(MOST_RANGES)) }),
  ...changes,
  summary: 'As horas da semana, pelo relógio de Brasília; 409 com as conversas marcadas que ficariam de fora',
})
export const changeDaysOff = endpoint('put /v1/admin/mentors/{id}/days_off', {
  ...admin,
  body: z.object({ days_off: z.array(date).check(z.maxLength(MOST_DAYS_OFF)) }),
  ...changes,
  summary: 'Os dias sem conversas; 409 com as que estão marcadas neles',
})

const SEATS = 'Informe de 2 a 500 lugares'
const MINUTES = 'Informe de 15 a 480 minutos'
const link = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(300),
  z.refine((typed) => typed === '' || secureLink(typed) !== undefined, LINK_INSECURE),
)

export const createSession = endpoint('post /v1/admin/mentors/{id}/sessions', {
  ...admin,
  body: z.object({
    session: z.object({
      title: visibleText(120),
      link,
      starts_at: z.iso.datetime({ offset: true, error: 'Informe data e hora' }),
      minutes: z.int(MINUTES).check(z.gte(15, MINUTES), z.lte(480, MINUTES)),
      capacity: z.int(SEATS).check(z.gte(2, SEATS), z.lte(500, SEATS)),
    }),
  }),
  status: 201,
  ...changes,
  summary: 'Marca uma sessão em grupo',
})
export const cancelSession = endpoint('post /v1/admin/mentors/{id}/sessions/{session_id}/cancellation', {
  ...admin,
  body: z.object({ reason: visibleText(300) }),
  ...changes,
  summary: 'Cancela uma sessão; cada pessoa com lugar recebe uma carta',
})
