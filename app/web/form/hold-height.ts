/**
 * Sets the height on the box around a growing field when it changes: the surrounding page is laid out then, not at
 * each key.
 */
export function holdHeight(field: HTMLElement | null) {
  const box = field?.parentElement
  if (!field || !box) return
  const observer = new ResizeObserver(([entry]) => {
    const height = entry!.borderBoxSize[0]!.blockSize
    box.style.cssText = height ? `height: ${height}px; contain: size layout` : ''
  })
  observer.observe(field, { box: 'border-box' })
  return () => observer.disconnect()
}
