import { VISIBLE_SECTIONS, type VisibleSection } from '#features/candidates/server/candidates.ts'

/** Who applies can be reached, and hands in a résumé, whatever the profile shows to strangers. */
export const OPENED_BY_APPLYING = ['contact', 'resume'] as const satisfies VisibleSection[]

export const shownSections = (visible: string[]) => [
  'Nome',
  ...Object.entries(VISIBLE_SECTIONS).flatMap(([section, words]) =>
    visible.includes(section) || (OPENED_BY_APPLYING as readonly string[]).includes(section) ? [words] : [],
  ),
]
