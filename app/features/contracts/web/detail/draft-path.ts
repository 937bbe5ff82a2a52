import type { Envelope } from '../../wire/buttons.ts'
import { useSession } from '#web/session/session.ts'

const OF_TERMS: readonly string[] = ['tce', 'aditivo']

/** Where the terms of a draft are written; undefined where a dialog asks for the little that it tells. */
export function useDraftPath({ id, attributes: { kind, internship } }: Envelope) {
  const { userType } = useSession()
  if (!OF_TERMS.includes(kind)) return undefined
  return userType === 'Operator'
    ? `/admin/envelopes/${id}/rascunho`
    : `/folders/${internship.id}/rascunho?documento=${id}`
}
