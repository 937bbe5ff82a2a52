import { useState } from 'react'
import { Stack } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { VARIABLES } from '../../wire/variables.ts'
import styles from '../templates.module.css'
import { type Meaning, meant, WORDS_ALONE } from './meant.ts'
import type { Reading } from './read-file-dialog.tsx'

const CHOICES = [
  { value: WORDS_ALONE, label: 'Deixar como texto' },
  ...Object.entries(VARIABLES).map(([value, { label }]) => ({ value, label })),
]
const times = (count: number) => (count === 1 ? 'uma vez' : `${count} vezes`)

type Props = { reading: Reading; onUse: (body: string) => void; onClose: () => void }

/** What was read: what stayed behind, and for each room for a value which variable it means. */
export function ReadingDialog({ reading: { body, placeholders, dropped }, onUse, onClose }: Props) {
  const [meaning, setMeaning] = useState<Meaning>(() =>
    Object.fromEntries(placeholders.map(({ name, suggestion }) => [name, suggestion ?? ''])),
  )
  const open = placeholders.filter(({ name }) => !meaning[name]).length
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="O que lemos do documento"
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            kind="primary"
            onClick={() => {
              onUse(meant(body, meaning))
              onClose()
            }}
          >
            Usar este texto
          </Button>
        </>
      }
    >
      <Stack>
        <p>O texto lido toma o lugar do que está no rascunho. Nada é salvo até você salvar.</p>
        {dropped.length > 0 && (
          <ul className={styles.dropped} aria-label="Ficou de fora">
            {dropped.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
        {placeholders.length > 0 && (
          <>
            <h3>Lugares para preencher</h3>
            <p>
              Diga que dado entra em cada um.{' '}
              {open > 0 && `${open === 1 ? 'Falta 1' : `Faltam ${open}`}: sem escolha, o editor mostra a linha.`}
            </p>
            <ul className={styles.room}>
              {placeholders.map(({ name, count }) => (
                <li key={name}>
                  <ChooseFilter
                    label={`${name} (${times(count)})`}
                    name={name}
                    none="Escolha o dado"
                    value={meaning[name]}
                    choices={CHOICES}
                    onChoose={(path) => setMeaning({ ...meaning, [name]: path })}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
