import type { Received } from '../use-pipeline.ts'

/** Links, selected text and files can be dragged too: only this type is a tile of a board. */
const CARD = 'application/x-candidature'

export function carry(transfer: DataTransfer, { id, attributes: { name } }: Received) {
  transfer.effectAllowed = 'move'
  transfer.setData(CARD, id)
  transfer.setData('text/plain', name)
}
export const carriesCard = ({ types }: DataTransfer) => types.includes(CARD)
export const carriedCard = (transfer: DataTransfer) => transfer.getData(CARD)
