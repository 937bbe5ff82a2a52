import type { DragEvent } from 'react'
import { IconGripVertical } from '#web/icons/g/grip-vertical.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './author.module.css'

const typeOf = (of: string) => `text/x-${of}`

/** What hands drag; the buttons beside it move by keyboard. */
export const Grip = ({ of, id }: { of: string; id: string }) => (
  <span
    className={styles.grip}
    draggable
    title="Arraste para mudar a ordem"
    onDragStart={(event) => {
      event.dataTransfer.setData(typeOf(of), id)
      event.dataTransfer.effectAllowed = 'move'
    }}
  >
    <Icon of={IconGripVertical} />
  </span>
)

/** Where something of this kind may be dropped. */
export const dropping = (of: string, onDrop: (id: string) => void) => ({
  onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(typeOf(of)) && event.preventDefault(),
  onDrop(event: DragEvent) {
    const id = event.dataTransfer.getData(typeOf(of))
    if (!id) return
    event.preventDefault()
    event.stopPropagation()
    onDrop(id)
  },
})

/** The button that moved something keeps the focus, wherever it stands now; at an edge the other one. */
export const focusMover = (id: string, by: 1 | -1) =>
  setTimeout(() => {
    const movers = [...document.querySelectorAll<HTMLButtonElement>(`[data-moves="${id}"] [data-does]`)]
    const same = movers.find((one) => one.dataset['does'] === String(by) && !one.disabled)
    ;(same ?? movers.find((one) => !one.disabled))?.focus()
  })
