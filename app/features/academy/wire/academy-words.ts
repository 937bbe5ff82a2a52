// What courses are made of, and when each part counts as done.
import type { ItemKind } from './course-draft.ts'

export const LENGTHS = { short: 'Até 2 horas', medium: 'De 3 a 5 horas', long: 'Mais de 5 horas' } as const
export type Length = keyof typeof LENGTHS

/** Of each kind of item its name, and when it counts as done. */
export const KIND_WORDS: Record<ItemKind, readonly [name: string, rule: string]> = {
  text: ['Texto', 'quando você marca “Concluir”'],
  video: ['Vídeo', 'quando você vê 90% dele'],
  youtube: ['Vídeo', 'quando você marca “Concluir”'],
  file: ['Arquivo', 'quando você abre o arquivo'],
  quiz: ['Quiz', 'quando você passa'],
}
