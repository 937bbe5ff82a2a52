import { IconArrowDown } from '#web/icons/a/arrow-down.ts'
import { IconArrowUp } from '#web/icons/a/arrow-up.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'

type Props = {
  name: string
  edges: { first: boolean; last: boolean }
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** Up, down and away, for hands and keyboards alike. */
export const Movers = ({ name, edges, onMove, onRemove }: Props) => (
  <>
    <Button kind="icon" data-does="-1" aria-label={`Subir: ${name}`} disabled={edges.first} onClick={() => onMove(-1)}>
      <Icon of={IconArrowUp} />
    </Button>
    <Button kind="icon" data-does="1" aria-label={`Descer: ${name}`} disabled={edges.last} onClick={() => onMove(1)}>
      <Icon of={IconArrowDown} />
    </Button>
    <Button kind="icon" aria-label={`Tirar: ${name}`} onClick={onRemove}>
      <Icon of={IconTrash} />
    </Button>
  </>
)
