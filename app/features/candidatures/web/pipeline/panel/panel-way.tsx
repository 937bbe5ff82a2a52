import { IconChevronDown } from '#web/icons/c/chevron-down.ts'
import { useLetterKeys } from '#web/keys/letter-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import panel from './panel.module.css'
import { useWalk } from './use-walk.ts'

type Props = {
  walk: Parameters<typeof useWalk>[0]
  /** The column's name, or what the table lists. */ name: string
  id: string
  onTurn: (id: string) => void
}

/** From one person to the next without closing the panel. */
export function PanelWay({ walk, name, id, onTurn }: Props) {
  const { place, of, before, next } = useWalk(walk, id)
  useLetterKeys({
    ...(next && { j: () => onTurn(next) }),
    ...(before && { k: () => onTurn(before) }),
  })
  return (
    <>
      <p className={panel.place}>{place ? `${name} · ${place} de ${of.toLocaleString('pt-BR')}` : name}</p>
      <Button
        kind="icon"
        aria-label="Pessoa anterior"
        title="Anterior (K)"
        disabled={!before}
        onClick={() => before && onTurn(before)}
      >
        <Icon of={IconChevronDown} className={panel.up} />
      </Button>
      <Button
        kind="icon"
        aria-label="Próxima pessoa"
        title="Próxima (J)"
        disabled={!next}
        onClick={() => next && onTurn(next)}
      >
        <Icon of={IconChevronDown} />
      </Button>
    </>
  )
}
