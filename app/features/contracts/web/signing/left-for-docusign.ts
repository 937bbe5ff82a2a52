// Who left for DocuSign comes back to an address that names nobody: what they were signing stays in their own tab.
import type { Which } from './which.ts'

const KEY = 'signing-at-docusign'

export const pathOf = (which: Which) =>
  'token' in which ? `/assinaturas/${which.token}` : `/envelopes/${which.envelope_id}/assinar`

export function rememberWhich(which: Which) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(which))
  } catch {
    // Without storage they still have the letter.
  }
}

export function rememberedWhich(): Which | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
