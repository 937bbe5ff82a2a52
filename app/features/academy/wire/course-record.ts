// A course as its author edits it: what is told of it, and each of its items.
import * as z from 'zod/mini'
import { blankLine, flagField, passingField, richField } from '#wire/blank-fields.ts'
import { areaField, pickField, textField } from '#wire/fields.ts'
import { fileField } from '#wire/file-field.ts'
import { youtubeId } from '#wire/link/youtube.ts'
import type { Field, Schema } from '#wire/record.ts'
import { visibleText } from '#wire/text/visible-text.ts'
import { captionsProblem } from './captions.ts'
import { questionsField } from './quiz-questions.ts'

const whole = (label: string, least: number, most: number): Field<number, string, number, number> => {
  const words = `Informe de ${least} a ${most}`
  return {
    ...textField(label, 3, { inputMode: 'numeric' }),
    schema: z.int(words).check(z.gte(least, words), z.lte(most, words)),
    answer: z.int(),
    blank: '',
    toTyped: String,
    fromTyped: (typed) => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed),
    toStored: (sent) => sent,
    fromStored: (stored) => stored,
  }
}

export const courseRecord = {
  title: textField('Título', 120),
  summary: areaField('Em uma frase', 300),
  area: textField('Área', 60, { placeholder: 'Escritório' }),
  hours: whole('Horas', 1, 200),
  objectives: areaField('O que a pessoa aprende', 1500, { hint: 'Um objetivo por linha.' }),
}

export const KIND_NAMES = {
  text: 'Texto',
  video: 'Vídeo',
  youtube: 'Vídeo do YouTube',
  quiz: 'Quiz',
  file: 'Arquivo',
} as const
export const newItem = {
  kind: pickField('Tipo', KIND_NAMES),
  title: textField('Título', 120),
  module: textField('Módulo', 120, { hint: 'Um que já existe, ou o nome de um novo.' }),
}

export const MOST_TEXT = 60_000
export const MOST_CAPTIONS = 300_000
const captions = blankLine(
  'Legendas em português (WebVTT)',
  z.string().check(
    z.maxLength(MOST_CAPTIONS),
    z.refine((typed) => typed === '' || captionsProblem(typed) === undefined, {
      error: ({ input }) => captionsProblem(String(input)) ?? '',
    }),
  ) as Schema<string>,
  { hint: 'Sem elas o vídeo não é publicado. A transcrição é feita delas.', most: MOST_CAPTIONS },
)
const percent = whole('Acertos para passar (%)', 1, 100)

/** Those of its kind are asked: a text, captions, a YouTube address, or a quiz. */
export const itemRecord = {
  title: textField('Título', 120),
  minutes: whole('Minutos', 1, 600),
  required: flagField('Obrigatório para concluir o curso'),
  text: richField('Texto', MOST_TEXT),
  captions: { ...captions, control: 'area' as const },
  youtube: passingField('Endereço no YouTube', (typed) => youtubeId(typed) !== undefined, 'Cole o endereço do vídeo', {
    inputMode: 'url',
  }),
  pass_percent: percent,
  questions: questionsField,
}

export const VIDEO_BYTES = 100_000_000
export const ITEM_FILE_BYTES = 50_000_000
export const COURSE_ZIP_BYTES = 100_000_000
/** What it may hold, unpacked. */
export const COURSE_UNPACKED = 120_000_000
export const importRecord = { file: fileField('Curso em ZIP', { hint: 'Como a exportação o salva.' }) }

/** What an item of these kinds shows. */
export const mediaRecords = {
  video: { file: fileField('Vídeo', { hint: 'Vale para o rascunho; a versão publicada fica com o vídeo que tem.' }) },
  file: {
    file: fileField('Arquivo', { hint: 'Vale para o rascunho; a versão publicada fica com o arquivo que tem.' }),
  },
}

export const moduleTitle = visibleText(120)
