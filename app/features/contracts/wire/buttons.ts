// Which buttons an envelope shows to who looks: those of the events that the server allows, and no other.
import type { Answer } from '#wire/endpoint.ts'
import type { showEnvelope } from './envelopes.ts'

export type Envelope = Answer<typeof showEnvelope>['data']
export type Attributes = Envelope['attributes']
type Event = Attributes['current_state_events'][number]

/** The seeds' rule: a button is there when actor and scope are the same, or the asker is the operation. */
export const isShown = ({ name, meta, scope }: Event) =>
  name !== 'await' && (meta.actor === scope || scope === 'walljobs')

/** Refusals first, the one that matters last, as they stand in the box. */
const IN_THE_BOX = [
  'reject',
  'reject_upload',
  'define',
  'confirm',
  'sign',
  'upload_base_contract',
  'upload_contract',
  'approve_upload',
  'send',
  'correct',
] as const
export type BoxButton = (typeof IN_THE_BOX)[number]

export const buttonsOf = ({ current_state_events }: Pick<Attributes, 'current_state_events'>) => {
  const shown = new Set(current_state_events.filter(isShown).map(({ name }) => name))
  return {
    box: IN_THE_BOX.filter((name) => shown.has(name)),
    /** In the page's head. */
    download: shown.has('download'),
    /** Below everything: it takes something away. */
    void: shown.has('void'),
  }
}
