import { Notice } from '#web/ui/alerts/notice.tsx'
import { isCorrected } from '../../wire/words.ts'
import { useCarrier } from './use-carrier.ts'

/** Why it came back, above what is to be corrected. */
export function RejectionNotice({ envelope_id }: { envelope_id: string }) {
  const { current_state, version, header } = useCarrier(envelope_id)?.attributes ?? {}
  if (!current_state || !version || !isCorrected({ state: current_state, version })) return null
  return (
    <Notice kind="warning" title={header!.words}>
      Quem já assinou vê só o que mudar aqui.
    </Notice>
  )
}
