import { type DragEvent, useState } from 'react'

/** An element that takes dropped files: whether some are held over it, and what it listens to. */
export function useDropTarget(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  return {
    over,
    target: {
      'data-over': over || undefined,
      onDragOver(event: DragEvent) {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
