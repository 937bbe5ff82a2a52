/** Levels of a language, the same words for jobs and profiles. */
export const LANGUAGE_LEVELS = {
  beginner: 'Básico',
  intermediate: 'Intermediário',
  advanced: 'Avançado',
  fluent: 'Fluente',
  native: 'Nativo',
} as const
export type LanguageLevel = keyof typeof LANGUAGE_LEVELS
