/** How well a language is spoken: what a job asks for and what a profile says are told in the same words. */
export const LANGUAGE_LEVELS = {
  beginner: 'Básico',
  intermediate: 'Intermediário',
  advanced: 'Avançado',
  fluent: 'Fluente',
  native: 'Nativo',
} as const
export type LanguageLevel = keyof typeof LANGUAGE_LEVELS
