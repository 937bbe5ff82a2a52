export const DAYS_BETWEEN = 90
/** After the end an answer that was on its way is still kept. */
export const GRACE_MS = 5_000
/** More time for who needs it, without a proof; companies never read it. */
export const FACTORS = [1, 1.25, 1.5, 2] as const
export type Factor = (typeof FACTORS)[number]
export const FACTOR_WORDS: Record<Factor, string> = {
  1: 'Tempo normal',
  1.25: 'Um quarto a mais',
  1.5: 'Metade a mais',
  2: 'O dobro',
}
/** Fewer people compare nothing. */
export const LEAST_COMPARED = 30
/** A topic is published with so many questions for each that is drawn. */
export const BANK_FACTOR = 4
/** Questions of so many tries before do not come again. */
export const REMEMBERED = 2
/** Below so many answers a correlation says nothing. */
export const LEAST_DISCRIMINATED = 30
export const STATES = ['ready', 'running', 'finished', 'annulled'] as const
export const OVER = 'O tempo deste teste terminou.'
export const ELSEWHERE = 'Este teste continua em outra janela.'
