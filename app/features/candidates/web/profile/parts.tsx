import { lazy, type ComponentType } from 'react'
import type { Group } from './field-list.ts'
import type { PartProps } from './form-context.ts'

/** Each group comes when a form first shows one of its fields. */
export const PARTS: Record<Group, ComponentType<PartProps>> = {
  personal: lazy(async () => ({ default: (await import('./personal-part.tsx')).PersonalPart })),
  contact: lazy(async () => ({ default: (await import('./contact-part.tsx')).ContactPart })),
  account: lazy(async () => ({ default: (await import('./account-part.tsx')).AccountPart })),
  academic: lazy(async () => ({ default: (await import('./academic-part.tsx')).AcademicPart })),
  schedule: lazy(async () => ({ default: (await import('./schedule-part.tsx')).SchedulePart })),
  address: lazy(async () => ({ default: (await import('./address-part.tsx')).AddressPart })),
  experiences: lazy(async () => ({ default: (await import('./experiences-part.tsx')).ExperiencesPart })),
  educations: lazy(async () => ({ default: (await import('./educations-part.tsx')).EducationsPart })),
  levels: lazy(async () => ({ default: (await import('./levels-part.tsx')).LevelsPart })),
  disabilities: lazy(async () => ({ default: (await import('./disabilities-part.tsx')).DisabilitiesPart })),
  choices: lazy(async () => ({ default: (await import('./choices-part.tsx')).ChoicesPart })),
  story: lazy(async () => ({ default: (await import('./story-part.tsx')).StoryPart })),
  files: lazy(async () => ({ default: (await import('./files-part.tsx')).FilesPart })),
  privacy: lazy(async () => ({ default: (await import('./privacy-part.tsx')).PrivacyPart })),
}
