import type { WrittenQuestion } from '../../../wire/quiz-questions.ts'

type Option = WrittenQuestion['options'][number]

const newKey = () => crypto.randomUUID().slice(0, 8)
export const newOption = (): Option => ({ key: newKey(), text: '', correct: false })
export const newQuestion = (): WrittenQuestion => ({
  key: newKey(),
  text: '',
  points: 1,
  options: [newOption(), newOption()],
  explanation: '',
})

/** One place up or down. */
export const swapped = <T>(all: readonly T[], at: number, by: 1 | -1): T[] =>
  all[at + by] === undefined ? [...all] : all.with(at, all[at + by]!).with(at + by, all[at]!)

/** To where another stands, which makes room. */
export function broughtTo<T extends { key: string }>(all: readonly T[], key: string, place: string): T[] {
  const from = all.findIndex((one) => one.key === key)
  const to = all.findIndex((one) => one.key === place)
  return from < 0 || to < 0 ? [...all] : all.toSpliced(from, 1).toSpliced(to, 0, all[from]!)
}
