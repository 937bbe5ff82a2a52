// What counts as an answer to a question: the same rules where it is typed and where it is kept.
import { webLink } from '#wire/link/web-link.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { withoutHidden } from '#wire/text/visible-text.ts'
import { DATE_INVALID, isDate } from '#wire/time/date.ts'
import { LINK_LENGTH, LONG_LENGTH, MOST_NUMBER, SHORT_LENGTH } from '#wire/questions/question-words.ts'
import type { AskedQuestion } from '#wire/questions/asked-question.ts'

/** Text, numbers, days, links and files by their ids as strings; a scale's value; the ids of several options. */
export type Answer = string | number | string[]
export type Answers = Record<string, Answer>
/** What a form holds or a request carries: anything, until it is read. */
export type Told = Record<string, unknown>

export type Read = { answer: Answer | null } | { problem: string }

type Asked = Pick<AskedQuestion, 'type' | 'required' | 'options' | 'min' | 'max'>

const CHOOSE = 'Escolha uma das opções'
const ONE_ONLY = 'Escolha uma opção só'
const NUMBER_INVALID = 'Informe um número, como 12 ou 12,5'
export const VIDEO_INVALID = 'Informe um endereço que comece com https://, como https://youtu.be/abc'
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const DECIMAL = /^-?\d{1,10}(?:[.,]\d{1,4})?$/

export const toNumber = (typed: string) => Number(typed.replace(',', '.'))
/** One way to write it, as it is kept: 12,50 and 12.5 are the same answer. */
const numberInWords = (typed: string) => String(toNumber(typed)).replace('.', ',')

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Null where nothing was answered and nothing has to be. */
export function readAnswer(question: Asked, value: unknown): Read {
  if (isBlank(value)) return question.required ? { problem: BLANK } : { answer: null }
  return READ[question.type](question, value)
}

const text =
  (most: number) =>
  (_: Asked, value: unknown): Read => {
    if (typeof value !== 'string') return { problem: 'Responda com um texto' }
    const written = withoutHidden(value).trim()
    if (!written) return { problem: BLANK }
    return written.length > most ? { problem: `Pode ter no máximo ${most} caracteres` } : { answer: written }
  }

const withinBounds = ({ min, max }: Asked, number: number): string | undefined => {
  if (min !== null && number < min) return `Deve ser maior ou igual a ${min.toLocaleString('pt-BR')}`
  if (max !== null && number > max) return `Deve ser menor ou igual a ${max.toLocaleString('pt-BR')}`
  return undefined
}

const READ: Record<AskedQuestion['type'], (question: Asked, value: unknown) => Read> = {
  short: text(SHORT_LENGTH),
  long: text(LONG_LENGTH),
  single({ options }, value) {
    if (Array.isArray(value)) return { problem: ONE_ONLY }
    const chosen = options.find(({ id }) => id === value)
    return chosen ? { answer: chosen.id } : { problem: CHOOSE }
  },
  multiple({ options }, value) {
    if (!Array.isArray(value)) return { problem: CHOOSE }
    const chosen = options.filter(({ id }) => value.includes(id)).map(({ id }) => id)
    return chosen.length === new Set(value).size ? { answer: chosen } : { problem: CHOOSE }
  },
  scale(question, value) {
    if (typeof value !== 'number' || !Number.isInteger(value)) return { problem: CHOOSE }
    return withinBounds(question, value) ? { problem: CHOOSE } : { answer: value }
  },
  number(question, value) {
    const typed = typeof value === 'string' ? value.trim() : ''
    if (!DECIMAL.test(typed) || Math.abs(toNumber(typed)) > MOST_NUMBER) return { problem: NUMBER_INVALID }
    const problem = withinBounds(question, toNumber(typed))
    return problem ? { problem } : { answer: numberInWords(typed) }
  },
  date: (_, value) =>
    typeof value === 'string' && /^\d{2}\//.test(value) && isDate(value)
      ? { answer: value }
      : { problem: DATE_INVALID },
  file: (_, value) =>
    typeof value === 'string' && UUID.test(value) ? { answer: value } : { problem: 'Envie um arquivo' },
  video(_, value) {
    const typed = typeof value === 'string' ? value.trim() : ''
    const link = /^https:\/\//i.test(typed) && typed.length <= LINK_LENGTH ? webLink(typed) : undefined
    return link ? { answer: link } : { problem: VIDEO_INVALID }
  },
}
