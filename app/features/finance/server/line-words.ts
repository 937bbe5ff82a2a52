import type { Line } from './draft.ts'

/** '10 de 30 dias · entrou em 21/10'. What an adjustment gives back is in its own words. */
export const lineWords = ({ kind, days, base, words }: Line) =>
  kind === 'adjustment' ? words : [`${days} de ${base} dias`, words].filter(Boolean).join(' · ')
