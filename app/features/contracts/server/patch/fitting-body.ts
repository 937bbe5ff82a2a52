// What a body says beside its event has to fit the event: nobody rejects a contract by approving it.
import { invalid } from '#server/refusal.ts'
import type { Received } from '#wire/endpoint.ts'
import type { moveEnvelope } from '../../wire/envelopes.ts'
import type { Patched } from '../../wire/events.ts'

export type Body = Received<typeof moveEnvelope>['body']['envelope']
export type Said = Exclude<Body['status'], ''>

/** An empty status fits every event. */
const FITS: Record<Patched, Said['status']> = {
  sign: 'completed',
  confirm: 'completed',
  approve_upload: 'completed',
  reject: 'declined',
  reject_upload: 'declined',
  download: '',
  define: '',
}
const REJECTS: readonly Patched[] = ['reject', 'reject_upload']
/** What is told with one event alone. */
const OF_ONE = { contract_type: 'define', checklist: 'approve_upload' } as const

const TWO_THINGS = 'O evento e o status dizem coisas diferentes. Confira e envie de novo.'
const NO_CAUSE = 'Só uma rejeição tem causa. Confira o evento e envie de novo.'
const OF_ANOTHER = 'Isto é de outro evento. Confira o evento e envie de novo.'

export function refuseTwoThings({ event, status: said }: { event: Patched; status: Said }) {
  if (said.status && said.status !== FITS[event]) throw invalid({ status: TWO_THINGS })
  for (const [field, of] of Object.entries(OF_ONE) as [keyof typeof OF_ONE, Patched][])
    if (said[field] !== undefined && event !== of) throw invalid({ [field]: OF_ANOTHER })
  if (REJECTS.includes(event)) return
  for (const field of ['rejection_cause', 'rejection_note', 'rejection_origin'] as const)
    if (said[field]) throw invalid({ [field]: NO_CAUSE })
}
