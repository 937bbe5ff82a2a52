/** Switched by the operator in a file. */
export const FEATURE_FLAGS = [
  'company_configurations_new_layout',
  'company_collaborators_new_layout',
  'company_contactus_new_layout',
  'company_new_layout_update_notice',
  'user_ats_candidature_education_level',
] as const
export type FeatureFlag = (typeof FEATURE_FLAGS)[number]
export type Features = Record<FeatureFlag, boolean>

export const NO_FEATURES = Object.fromEntries(FEATURE_FLAGS.map((name) => [name, false])) as Features
