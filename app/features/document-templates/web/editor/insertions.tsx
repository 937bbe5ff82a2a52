import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Collapsible } from '#web/ui/collapsible.tsx'
import type { Kind } from '../../wire/variable-types.ts'
import styles from '../templates.module.css'
import { namesFor } from './what-to-insert.ts'
import { BLOCKS } from './insertable-blocks.ts'

type Props = { kind: Kind; onInsert: (words: string) => void }

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What the language has: blocks, and each variable by its name in Portuguese. */
export function Insertions({ kind, onInsert }: Props) {
  const [sought, setSought] = useState('')
  const names = namesFor(kind).filter(({ label, path }) => plain(`${label} ${path}`).includes(plain(sought.trim())))
  return (
    <>
      <Collapsible heading="h2" title="Inserir variável" note={`${namesFor(kind).length} variáveis`}>
        <label className={styles.seek}>
          Buscar variável
          <input type="search" value={sought} onChange={({ currentTarget }) => setSought(currentTarget.value)} />
        </label>
        <ul className={styles.names} aria-label="Variáveis">
          {names.map(({ path, label, by, words }) => (
            <li key={path}>
              <span>
                {label}
                <small>
                  <code>{path}</code> · quem preenche: {by}
                </small>
              </span>
              <Button kind="quiet" onClick={() => onInsert(words)} aria-label={`Inserir ${label}`}>
                Inserir
              </Button>
            </li>
          ))}
          {names.length === 0 && <li>Nenhuma variável com esse nome.</li>}
        </ul>
      </Collapsible>
      <Collapsible heading="h2" title="Como escrever" note="Títulos, cláusulas, condições, tabelas">
        <ul className={styles.names} aria-label="Blocos">
          {BLOCKS.map(({ label, explained, words }) => (
            <li key={label}>
              <span>
                {label}
                <small>{explained}</small>
              </span>
              <Button kind="quiet" onClick={() => onInsert(words)} aria-label={`Inserir ${label}`}>
                Inserir
              </Button>
            </li>
          ))}
        </ul>
      </Collapsible>
    </>
  )
}
