const FRAMES = 30

/** Who is moved leaves the column, and the focus would fall to the page: it goes along, or stays on the board where the person is out of sight. */
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
