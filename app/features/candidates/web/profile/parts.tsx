import { lazy, type ComponentType } from 'react'
import type { Group } from './field-list.ts'
import type { PartProps } from './form-context.ts'

/** Each group comes when a form first shows one of its fields. */
export const PARTS: Record<Group, ComponentType<PartProps>> = {
  personal: lazy(async () => ({ default: (await import('./parts/personal-part.tsx')).PersonalPart })),
  contact: lazy(async () => ({ default: (await import('./parts/contact-part.tsx')).ContactPart })),
  account: lazy(async () => ({ default: (await import('./parts/account-part.tsx')).AccountPart })),
  academic: lazy(async () => ({ default: (await import('./parts/academic-part.tsx')).AcademicPart })),
  schedule: lazy(async () => ({ default: (await import('./parts/schedule-part.tsx')).SchedulePart })),
  address: lazy(async () => ({ default: (await import('./parts/address-part.tsx')).AddressPart })),
  experiences: lazy(async () => ({ default: (await import('./parts/experiences-part.tsx')).ExperiencesPart })),
  educations: lazy(async () => ({ default: (await import('./parts/educations-part.tsx')).EducationsPart })),
  levels: lazy(async () => ({ default: (await import('./parts/levels-part.tsx')).LevelsPart })),
  disabilities: lazy(async () => ({ default: (await import('./parts/disabilities-part.tsx')).DisabilitiesPart })),
  choices: lazy(async () => ({ default: (await import('./parts/choices-part.tsx')).ChoicesPart })),
  story: lazy(async () => ({ default: (await import('./parts/story-part.tsx')).StoryPart })),
  files: lazy(async () => ({ default: (await import('./parts/files-part.tsx')).FilesPart })),
  privacy: lazy(async () => ({ default: (await import('./parts/privacy-part.tsx')).PrivacyPart })),
}
