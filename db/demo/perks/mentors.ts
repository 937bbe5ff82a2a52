// Mentors of the demonstration with hours of the week, a group session, and a conversation of a student.
import { book, changeHours, createMentor, createSession } from '#features/mentors/server/mentors.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { today } from '#server/today.ts'
import { BRASILIA, instantAt } from '#wire/time/zones.ts'
import { acting } from '../acting.ts'
import { operator } from '../people.ts'

type New = Parameters<typeof createMentor>[1]
type Range = Parameters<typeof changeHours>[2][number]

const person = (mentor: Pick<New, 'name' | 'headline' | 'area_ids' | 'description' | 'email'>): New => ({
  link: `https://conversas.example/${mentor.email.split('@')[0]}`,
  minutes: 30,
  audience: 'everyone',
  published: true,
  ...mentor,
})
const ranges = (days: readonly number[], from: string, to: string): Range[] =>
  days.map((day_of_week) => ({ day_of_week, from, to }))

const MENTORS: { mentor: New; hours: Range[] }[] = [
  {
    mentor: person({
      name: 'Helena Duarte Prado',
      headline: 'Coordenadora de marketing, dez anos em agências',
      area_ids: ['marketing-e-publicidade'],
      description: 'Ajuda a montar portfólio, a contar uma história em cinco minutos e a escolher o primeiro estágio.',
      email: 'helena.prado@mentores.example',
    }),
    hours: ranges([2, 3, 4, 5, 6], '18:00', '20:00'),
  },
  {
    mentor: person({
      name: 'Otávio Lins Carneiro',
      headline: 'Engenheiro de software, doze anos em produto',
      area_ids: ['tecnologia-da-informacao'],
      description: 'Conversa sobre testes técnicos, código em público e como pedir ajuda no primeiro emprego.',
      email: 'otavio.carneiro@mentores.example',
    }),
    hours: ranges([3, 5], '12:00', '14:00'),
  },
  {
    mentor: person({
      name: 'Rosa Amaral Teixeira',
      headline: 'Especialista em carreira, orienta estudantes há oito anos',
      area_ids: ['recursos-humanos', 'educacao-e-ensino'],
      description: 'Currículo, entrevista e primeiros passos, para quem ainda não sabe por onde começar.',
      email: 'rosa.teixeira@mentores.example',
    }),
    hours: ranges([2, 4, 6], '09:00', '11:30'),
  },
]

/** The next Thursday, at least a week ahead. */
const thursday = (now: Date) =>
  [7, 8, 9, 10, 11, 12, 13]
    .map((days) => today(now, days))
    .find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 4)!
/** A working day after the next one. */
const workday = (now: Date) =>
  [3, 4, 5].map((days) => today(now, days)).find((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))!

export async function writeMentors(ctx: Ctx) {
  const by = await acting(ctx, 'Operator', operator.email)
  const student = await acting(ctx, 'User', 'estudante@demo.test')
  if (!by) return
  const ids: string[] = []
  for (const { mentor, hours } of MENTORS)
    await transaction(by, async (ctx) => {
      const id = await createMentor(ctx, mentor)
      await changeHours(ctx, id, hours)
      ids.push(id)
    })
  await transaction(by, (ctx) =>
    createSession(ctx, ids[2]!, {
      title: 'Currículo sem experiência',
      link: 'https://conversas.example/curriculo',
      starts_at: instantAt(thursday(ctx.now), '16:00', BRASILIA).toISOString(),
      minutes: 60,
      capacity: 30,
    }),
  )
  if (!student) return
  await transaction(student, (ctx) =>
    book(ctx, ids[0]!, {
      starts_at: instantAt(workday(ctx.now), '18:30', BRASILIA).toISOString(),
      message: 'Como montar um portfólio com trabalhos da faculdade.',
    }),
  )
}
