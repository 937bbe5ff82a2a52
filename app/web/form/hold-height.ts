/** The box around a field that grows is told its height when that changes: what stands around is laid out again then, not at each key. */
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
