// The topics of a test: each draws so many questions of its own bank.
import * as z from 'zod/mini'
import type { Field, Schema } from '#wire/record.ts'
import { visibleText } from '#wire/text/visible-text.ts'

export const MOST_TOPICS = 10
export const MOST_DRAWN = 20
const DRAWN = `Cada assunto sorteia de 1 a ${MOST_DRAWN} perguntas`

const topic = z.object({
  /** Made where the topic is first kept. */
  key: z.nullable(z.string().check(z.maxLength(60))),
  title: visibleText(60),
  draw: z.int(DRAWN).check(z.gte(1, DRAWN), z.lte(MOST_DRAWN, DRAWN)),
})
export type Topic = z.output<typeof topic>

const sameTitle = (one: Topic, other: Topic) => one.title.trim().toLowerCase() === other.title.trim().toLowerCase()
const topics = z.array(topic).check(
  z.minLength(1, 'Inclua ao menos um assunto'),
  z.maxLength(MOST_TOPICS, `Um teste tem no máximo ${MOST_TOPICS} assuntos`),
  z.refine(
    (all) => all.every((one, at) => all.findIndex((other) => sameTitle(one, other)) === at),
    'Dois assuntos têm o mesmo nome',
  ),
) as Schema<Topic[]>

const same = <T>(value: T) => value
export const newTopic = (): Topic => ({ key: null, title: '', draw: 5 })
export const topicsField: Field<Topic[]> = {
  label: 'Assuntos',
  control: 'own',
  schema: topics,
  answer: topics,
  blank: [newTopic()],
  // The answer also counts the bank of each.
  toTyped: (answered) => answered.map(({ key, title, draw }) => ({ key, title, draw })),
  fromTyped: same,
  toStored: same,
  fromStored: same,
  words: (all) => all.map(({ title, draw }) => `${title}: ${draw}`).join('\n'),
}
