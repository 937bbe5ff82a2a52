// A question as the operator writes it, in the order of the form. The options come in any order on the screen.
import * as z from 'zod/mini'
import { blankLine } from '#wire/blank-fields.ts'
import { areaField, pickField, textField } from '#wire/fields.ts'
import type { Schema } from '#wire/record.ts'
import { writtenText } from '#wire/text/visible-text.ts'

export const KEYS = ['a', 'b', 'c', 'd'] as const
export const LETTERS = { a: 'A', b: 'B', c: 'C', d: 'D' } as const
export const DIFFICULTIES = { easy: 'Fácil', medium: 'Média', hard: 'Difícil' } as const
export const STANDINGS = { used: 'Em uso', withdrawn: 'Retiradas' } as const
export type Difficulty = keyof typeof DIFFICULTIES

const UNEVEN = 'Todas as linhas da tabela devem ter o mesmo número de células'
/** Cells by lines and bars; undefined for no table. */
export const cellsOf = (typed: string | null): string[][] | undefined =>
  typed?.trim()
    ? typed
        .trim()
        .split('\n')
        .map((line) => line.split('|').map((cell) => cell.trim()))
    : undefined
export const tableText = (table: readonly (readonly string[])[] | undefined) =>
  table ? table.map((cells) => cells.join(' | ')).join('\n') : null
const isEven = (typed: string) => new Set(cellsOf(typed)?.map((cells) => cells.length)).size <= 1

const option = (letter: string) => textField(`Resposta ${letter}`, 300)

export const questionRecord = {
  topic: { ...textField('Assunto', 60), control: 'choice' as const },
  difficulty: pickField('Dificuldade', DIFFICULTIES),
  text: areaField('Pergunta', 2000, { hint: 'Fórmulas e comandos entre acentos graves: `=SOMA(A1:A3)`.' }),
  table: {
    ...blankLine('Tabela', writtenText(0, 2000).check(z.refine(isEven, UNEVEN)) as Schema<string>, {
      hint: 'Se a pergunta mostra uma: uma linha por linha, com as células separadas por |.',
      most: 2000,
    }),
    control: 'area' as const,
  },
  option_a: option('A'),
  option_b: option('B'),
  option_c: option('C'),
  option_d: option('D'),
  correct: pickField('Resposta certa', LETTERS),
  explanation: areaField('Explicação', 1000, { hint: 'Por que a resposta certa é a certa.' }),
}

/** A question keeps its topic: results that people have by topic stay as they are. */
const { topic: _, ...revised } = questionRecord
export const revisedRecord = revised
