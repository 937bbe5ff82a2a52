// The lists of a profile, each with the fields of its rows.
import type { Field, Fields, Look, Schema } from '#wire/record.ts'
import { fileField } from '#wire/file-field.ts'
import { rowsField } from '#wire/rows-field.ts'
import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'
import * as z from 'zod/mini'
import { COURSE_DURATIONS, EXPERIENCE_LEVELS, SOFTWARE_LEVELS } from './enumerations.ts'
import { profileFields } from './profile-fields.ts'

const any = z.unknown()
/** The list's own schema says what is right in a row. */
const part = <T>(
  label: string,
  blank: T,
  words?: (typed: T) => string,
  look: Look = {},
): Field<unknown, T, unknown, T> => ({
  label,
  control: 'own',
  schema: any,
  answer: any as never,
  blank,
  toTyped: (answered) => answered ?? blank,
  fromTyped: (typed) => typed,
  toStored: (sent) => sent,
  fromStored: (stored) => stored as T,
  ...(words && { words }),
  look,
})
const line = (label: string) => part(label, '')
const kind = (label: string, of: Record<string, string>) =>
  part<string | null>(label, null, (typed) => of[typed!] ?? '')
const id = (label: string) => part<string | null>(label, null)
const list = <F extends Fields>(label: string, of: F, name: keyof typeof profileFields) =>
  rowsField(label, of, profileFields[name] as unknown as Schema<unknown>)

const work = {
  company: line('Empresa'),
  job: line('Cargo'),
  level: kind('Tipo', EXPERIENCE_LEVELS),
  current_job: part('Trabalho atual', false, (typed) => (typed ? 'trabalho atual' : '')),
  start_date: line('Início'),
  end_date: line('Fim'),
  description: line('O que você fazia'),
}
const lived = list('Experiências', work, 'experiences_attributes')
type Lived = (typeof lived)['blank']
/** A current job has no end, whatever stands in the field. */
const ended = (rows: Lived) => rows.map((row) => (row.current_job ? { ...row, end_date: '' } : row))
export const experiences: typeof lived = {
  ...lived,
  fromTyped: (typed) => lived.fromTyped(ended(typed)),
  compared: (typed) => lived.compared!(ended(typed)),
  words: (typed, labelOf) => lived.words!(ended(typed), labelOf),
  parts: (typed, base, name) => lived.parts!(ended(typed), base, name),
}

const study = {
  education_type_id: id('Tipo'),
  course_name: line('Nome do curso'),
  institution_name: line('Instituição'),
  duration: kind('Duração', COURSE_DURATIONS),
}
export const educations = list('Cursos complementares', study, 'educations_attributes')
export const softwares = list(
  'Programas e ferramentas',
  { software_id: id('Programa'), level: kind('Nível', SOFTWARE_LEVELS) },
  'user_softwares_attributes',
)
export const languages = list(
  'Idiomas',
  { language_id: id('Idioma'), level: kind('Nível', LANGUAGE_LEVELS) },
  'user_languages_attributes',
)

const report = { ...fileField('Laudo', { optional: true }) }
const disability = {
  disability_type_id: id('Tipo'),
  description: line('Descrição'),
  cid: {
    ...report,
    words: (typed: (typeof report)['blank']) => {
      const name = typed.file?.name ?? (!typed.removed && typed.stored?.name)
      return name ? `laudo “${name}”` : ''
    },
    fromTyped: ({ file }: (typeof report)['blank']) => file ?? undefined,
  },
}
const told = list('Deficiência', disability, 'disabilities_attributes')
export const disabilities: typeof told = {
  ...told,
  toTyped: (rows) => told.toTyped(rows.map((row) => ({ ...row, cid: (row as { document?: never }).document ?? null }))),
}
