import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Stage } from '../use-pipeline.ts'
import board from './board.module.css'

type Props = { stages: readonly Stage[]; at: string; onTurn: (key: string) => void }

/** On a phone one column at a time: its tabs, with their counts. */
export function StageTabs({ stages, at, onTurn }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (tab) list.current!.scrollTo({ left: tab.offsetLeft - list.current!.clientWidth / 3 })
  }, [at])
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const to = step && stages[stages.findIndex(({ key }) => key === at) + step]
    if (!to) return
    event.preventDefault()
    onTurn(to.key)
    list.current?.querySelector<HTMLElement>(`[data-tab="${to.key}"]`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label="Colunas do quadro" className={board.tabs}>
      {stages.map(({ key, name, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          data-tab={key}
          aria-selected={key === at}
          tabIndex={key === at ? 0 : -1}
          onClick={() => onTurn(key)}
          onKeyDown={turn}
        >
          {name} <span className={board.count}>{count.toLocaleString('pt-BR')}</span>
        </button>
      ))}
    </div>
  )
}
