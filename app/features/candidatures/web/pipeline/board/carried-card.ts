import type { Received } from '../use-pipeline.ts'

/** Links, selected words and files are dragged too: only what carries this is a tile of a board. */
const CARD = 'application/x-candidature'

export function carry(transfer: DataTransfer, { id, attributes: { name } }: Received) {
  transfer.effectAllowed = 'move'
  transfer.setData(CARD, id)
  transfer.setData('text/plain', name)
}
export const carriesCard = ({ types }: DataTransfer) => types.includes(CARD)
export const carriedCard = (transfer: DataTransfer) => transfer.getData(CARD)
