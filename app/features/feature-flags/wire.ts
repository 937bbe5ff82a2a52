// What the operator switches on and off in a file, without a release.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'

export const FEATURES = [
  'company_configurations_new_layout',
  'company_collaborators_new_layout',
  'company_contactus_new_layout',
  'company_new_layout_update_notice',
  'user_ats_candidature_education_level',
] as const
export type Feature = (typeof FEATURES)[number]
export type Features = Record<Feature, boolean>

export const NO_FEATURES = Object.fromEntries(FEATURES.map((name) => [name, false])) as Features

export const showFeatures = endpoint('get /api/features.json', {
  answer: z.record(z.enum(FEATURES), z.boolean()).check(z.meta({ id: 'Features', examples: [NO_FEATURES] })),
  auth: false,
  tag: 'Funcionalidades',
  summary: 'Quais funcionalidades estão ligadas',
})
