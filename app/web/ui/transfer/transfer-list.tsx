import { IconArrowLeft } from '#web/icons/a/arrow-left.ts'
import { IconArrowRight } from '#web/icons/a/arrow-right.ts'
import { useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../media/icon.tsx'
import { TransferSide } from './transfer-side.tsx'
import styles from './transfer-list.module.css'
import { give, sidesOf, takeBack, type TransferItem } from './transfer.ts'

type Props<V extends string | number> = {
  label: string
  items: readonly TransferItem<V>[]
  chosen: readonly V[]
  onChange: (chosen: V[]) => void
  titles?: { rest: string; chosen: string }
}

const TITLES = { rest: 'Disponíveis', chosen: 'Selecionados' }

/** Two lists; marked items move to the other. */
export function TransferList<V extends string | number>({ label, items, chosen, onChange, titles = TITLES }: Props<V>) {
  const [marked, setMarked] = useState<ReadonlySet<V>>(new Set())
  const [news, setNews] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const sides = sidesOf(items, chosen)
  const markedIn = (side: readonly TransferItem<V>[]) =>
    side.filter(({ value }) => marked.has(value)).map(({ value }) => value)
  const giving = markedIn(sides.rest)
  const taking = markedIn(sides.chosen)

  function move(moved: V[], next: V[], to: string) {
    onChange(next)
    setMarked(new Set())
    setNews(`${moved.length} ${moved.length === 1 ? 'item movido' : 'itens movidos'} para ${to}`)
    // The pressed button is disabled now, so the frame takes the focus.
    frame.current?.focus()
  }

  return (
    <div ref={frame} tabIndex={-1} className={styles.transfer} role="group" aria-label={label}>
      <TransferSide title={titles.rest} items={sides.rest} marked={marked} onMark={setMarked} />
      <div className={styles.moves}>
        <Button
          aria-label={`Mover para ${titles.chosen}`}
          disabled={giving.length === 0}
          onClick={() => move(giving, give(chosen, giving), titles.chosen)}
        >
          <Icon of={IconArrowRight} className={styles.arrow} />
        </Button>
        <Button
          aria-label={`Mover para ${titles.rest}`}
          disabled={taking.length === 0}
          onClick={() => move(taking, takeBack(chosen, taking), titles.rest)}
        >
          <Icon of={IconArrowLeft} className={styles.arrow} />
        </Button>
      </div>
      <TransferSide title={titles.chosen} items={sides.chosen} marked={marked} onMark={setMarked} />
      <p className="unseen" role="status">
        {news}
      </p>
    </div>
  )
}
