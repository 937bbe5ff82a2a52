// Kinds of questions and what each may have.
import { keysOf } from '#wire/keys-of.ts'

export const QUESTION_TYPES = {
  short: 'Resposta curta',
  long: 'Resposta longa',
  single: 'Uma escolha',
  multiple: 'Várias escolhas',
  scale: 'Escala',
  number: 'Número',
  date: 'Data',
  file: 'Arquivo',
  video: 'Link de vídeo',
} as const
export type QuestionType = keyof typeof QUESTION_TYPES
export const TYPES = keysOf(QUESTION_TYPES)

export const MOST_QUESTIONS = 60
export const MOST_SECTIONS = 12
export const MOST_OPTIONS = 30
export const MOST_POINTS = 100
export const LABEL_LENGTH = 300
export const HINT_LENGTH = 500
export const OPTION_LENGTH = 160
export const SHORT_LENGTH = 200
export const LONG_LENGTH = 4000
export const LINK_LENGTH = 300
/** Of a scale: its ends. */
export const SCALE = { least: 0, most: 10 } as const
export const MOST_NUMBER = 1_000_000_000
export const ANSWER_FILE_BYTES = 10_000_000

const among =
  <T extends QuestionType>(...types: T[]) =>
  (type: QuestionType): type is T =>
    (types as QuestionType[]).includes(type)

export const hasOptions = among('single', 'multiple')
export const hasBounds = among('scale', 'number')
/** What a later question may depend on, and what a criterion may be about: text and files say nothing certain. */
export const isCertain = among('single', 'multiple', 'scale', 'number')
