import { useState } from 'react'
import { keyed } from '#web/page/keyed.ts'
import { Stack } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import type { Version } from '../template-room.tsx'
import styles from '../templates.module.css'
import { changedLines, folded, type Line } from './changed-lines.ts'

type Props = { versions: readonly Version[]; number: number; onClose: () => void }

const MARKS = { same: '', gone: 'Saiu: ', come: 'Entrou: ' } as const

const Changed = ({ lines }: { lines: readonly Line[] }) => (
  <ol className={styles.changes} aria-label="O que mudou, linha por linha">
    {keyed(folded(lines)).map(({ item, key }) =>
      'left' in item ? (
        <li key={key} className={styles.left}>
          {item.left === 1 ? '1 linha igual' : `${item.left} linhas iguais`}
        </li>
      ) : (
        <li key={key} data-change={item.change}>
          <span className="unseen">{MARKS[item.change]}</span>
          {item.text}
        </li>
      ),
    )}
  </ol>
)

/** Two versions by their lines: what went and what came. */
export function ChangesDialog({ versions, number, onClose }: Props) {
  const others = versions.filter((one) => one.number < number)
  const [against, setAgainst] = useState(others[0]!.number)
  const bodyOf = (wanted: number) => versions.find((one) => one.number === wanted)!.body
  const lines = changedLines(bodyOf(against), bodyOf(number))
  return (
    <Dialog
      open
      wide="page"
      onClose={onClose}
      title={`O que mudou na versão ${number}`}
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      <Stack>
        <ChooseFilter
          label="Comparar com"
          name="against"
          none={`Versão ${others[0]!.number}`}
          value={against === others[0]!.number ? '' : against}
          choices={others.slice(1).map((one) => ({ value: one.number, label: `Versão ${one.number}` }))}
          onChoose={(value) => setAgainst(value ? Number(value) : others[0]!.number)}
        />
        {lines.every(({ change }) => change === 'same') ? (
          <p>O texto é o mesmo nas duas versões.</p>
        ) : (
          <Changed lines={lines} />
        )}
      </Stack>
    </Dialog>
  )
}
