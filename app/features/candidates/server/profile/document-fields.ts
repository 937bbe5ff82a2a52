import type { ProfileForm } from '../../wire/profile.ts'

/**
 * An identity document as contracts write it, with its peculiarities, is the RG and its issuing state of the profile.
 */
export function documentsAsFields({ documents_attributes, ...form }: ProfileForm): ProfileForm {
  const [document] = documents_attributes ?? []
  if (!document) return form
  const { number, peculiarities } = document
  return {
    ...(number !== undefined && { rg: number }),
    ...(peculiarities?.state_id !== undefined && { rg_state_id: peculiarities.state_id }),
    ...form,
  }
}
