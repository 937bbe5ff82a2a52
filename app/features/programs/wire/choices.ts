// A person's own choices among a program's jobs, in their order, with the program's dates.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { MOST_JOBS } from './program-words.ts'

const maybe = z.nullable(z.string())

export const programChoices = resource(
  'program_choices',
  z.object({
    slug: z.string(),
    title: maybe,
    edition: z.nullable(z.int()),
    close_enrollment_at: maybe,
    /** Whether the order may still change. */
    open: z.boolean(),
    most_choices: z.int(),
    choices: z.array(z.object({ candidature_id: z.string(), job_id: z.string(), slug: z.string(), title: z.string() })),
    steps: z.array(z.object({ name: z.string(), date: maybe })),
  }),
).check(z.meta({ id: 'ProgramChoices' }))

const own = { only: ['User'], tag: 'Programas de estágio', answer: one(programChoices) } as const

export const showChoices = endpoint('get /v1/internship_programs/{id}/choices', {
  ...own,
  summary: 'As vagas de um programa a que a pessoa se candidatou, na ordem em que as prefere',
  refuses: { 404: refused },
})
export const orderChoices = endpoint('put /v1/internship_programs/{id}/choices', {
  ...own,
  body: z
    .object({ choices: z.object({ job_ids: z.array(z.uuid()).check(z.maxLength(MOST_JOBS)) }) })
    .check(z.meta({ id: 'ProgramOrder' })),
  summary: 'Muda a ordem das próprias escolhas, até o fim das inscrições',
  refuses: { 404: refused, 409: refused },
})
