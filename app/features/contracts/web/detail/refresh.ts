import { listApprovals } from '../../wire/approvals.ts'
import { listOwnedEnvelopes, showEnvelope } from '../../wire/envelopes.ts'

/** What reads otherwise once something has become of an envelope. */
export const REFRESH = [showEnvelope, listOwnedEnvelopes, listApprovals]
