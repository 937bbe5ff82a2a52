const FRAMES = 30

/** A moved tile leaves its column: the focus follows it, or stays on the board when the tile is out of sight. */
export function followFocus(board: HTMLElement | null, id: string, frames = FRAMES) {
  const at = document.activeElement
  const fallen = !at || at === document.body
  if (!fallen && (at as HTMLElement).dataset['person'] !== id) return
  if (fallen) {
    const there = board?.querySelector<HTMLElement>(`[data-person="${id}"]`)
    if (there) there.focus()
    else if (frames === 0) board?.focus()
  }
  if (frames > 0) requestAnimationFrame(() => followFocus(board, id, frames - 1))
}
