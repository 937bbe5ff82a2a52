import { createContext, useContext } from 'react'
import type { AskedField, FieldName, FormMode } from './field-list.ts'
import type { OwnProfile } from './use-own-profile.ts'

/** What the parts of a profile form know besides their own values. */
export type FormSurroundings = {
  /** As it was read; what is typed stands in the form. */
  profile: OwnProfile
  fields: readonly AskedField[]
  mode: FormMode
  byLevel: boolean
}

export const FormContext = createContext<FormSurroundings | undefined>(undefined)

export function useSurroundings(): FormSurroundings {
  const known = useContext(FormContext)
  if (!known) throw new Error('a field of the profile stands outside FieldsForm')
  return known
}

/** What every part is told. */
export type PartProps = { name: FieldName; required: boolean }

/** The words of an id that the profile holds, before any list was loaded. */
export const knownLabels = <V extends string | number = string>({ labels }: OwnProfile, field: string) =>
  (labels[field] ?? []).map(({ value, label }) => ({ value: value as V, label }))
