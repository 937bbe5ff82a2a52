import { type Invite, timeWords } from '../parts/agenda-words.ts'

/** Each with its full date; what of one's own lies over it stands beside it, and it cannot be chosen. */
export const slotOptions = ({ slots, zone }: Invite['attributes']) =>
  slots.map((slot) => ({
    value: slot.id,
    label: timeWords(slot, zone),
    ...(slot.conflict && { description: `Coincide com outro compromisso seu. ${slot.conflict}`, disabled: true }),
  }))
