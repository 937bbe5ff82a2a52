import type { KeyboardEvent } from 'react'

const ARROWS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'])
const cardsIn = (column: Element | null | undefined) => [
  ...(column?.querySelectorAll<HTMLElement>('[data-card]') ?? []),
]

/** Arrows go from card to card, M opens the list of columns, X ticks. Only while a card has the focus. */
export function boardKeys(event: KeyboardEvent<HTMLElement>, letters: boolean) {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement) || !target.dataset['card']) return
  if (ARROWS.has(key)) {
    const columns = [...currentTarget.querySelectorAll('section')]
    const at = columns.findIndex((one) => one.contains(target))
    const own = cardsIn(columns[at])
    const row = own.indexOf(target)
    const across = (step: number) => {
      for (let i = at + step; columns[i]; i += step) {
        const there = cardsIn(columns[i])
        if (there.length) return there[Math.min(row, there.length - 1)]
      }
      return undefined
    }
    const to =
      key === 'ArrowDown' ? own[row + 1] : key === 'ArrowUp' ? own[row - 1] : across(key === 'ArrowRight' ? 1 : -1)
    event.preventDefault()
    to?.focus()
    return
  }
  const card = target.closest('article')
  if (!letters || !card) return
  if (key === 'm') {
    event.preventDefault()
    const list = card.querySelector('select')
    list?.focus()
    try {
      list?.showPicker()
    } catch {
      // without a picker the list has the focus, and the arrows choose
    }
  }
  if (key === 'x') {
    event.preventDefault()
    card.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  }
}
