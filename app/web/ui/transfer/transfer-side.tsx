import { IconSearch } from '#web/icons/s/search.ts'
import { useId, useState } from 'react'
import check from '../check-mark.module.css'
import { Icon } from '../media/icon.tsx'
import styles from './transfer-list.module.css'
import { markAll, markState, matching, type TransferItem } from './transfer.ts'

type Props<V extends string | number> = {
  title: string
  items: readonly TransferItem<V>[]
  marked: ReadonlySet<V>
  onMark: (marked: ReadonlySet<V>) => void
}

export function TransferSide<V extends string | number>({ title, items, marked, onMark }: Props<V>) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const shown = matching(items, typed)
  const state = markState(shown, marked)
  const count = items.filter(({ value }) => marked.has(value)).length

  function toggle(value: V) {
    const next = new Set(marked)
    if (!next.delete(value)) next.add(value)
    onMark(next)
  }

  return (
    <section className={styles.side} aria-labelledby={`${id}-title`}>
      <p className={styles.head}>
        <strong id={`${id}-title`}>{title}</strong>
        <span className={styles.count}>{count > 0 ? `${count} de ${items.length}` : items.length}</span>
      </p>
      <label className={styles.search}>
        <Icon of={IconSearch} size={18} />
        <span className="unseen">{`Buscar em ${title}`}</span>
        <input
          type="search"
          placeholder="Buscar"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <label className={`${styles.item} ${styles.all}`}>
        <input
          type="checkbox"
          className={check.box}
          checked={state === 'all'}
          disabled={shown.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = state === 'some'
          }}
          onChange={() => onMark(markAll(shown, marked))}
        />
        Selecionar todos
      </label>
      {shown.length === 0 ? (
        <p className={styles.none}>{items.length === 0 ? 'Sem opções disponíveis' : 'Nenhuma opção foi encontrada'}</p>
      ) : (
        <ul className={styles.items} aria-label={title}>
          {shown.map(({ value, label }) => (
            <li key={value}>
              <label className={styles.item}>
                <input
                  type="checkbox"
                  className={check.box}
                  checked={marked.has(value)}
                  onChange={() => toggle(value)}
                />
                {label}
              </label>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
