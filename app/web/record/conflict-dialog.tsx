import { useState } from 'react'
import { Choice } from '#web/form/choices/choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import type { Fields } from '#wire/record.ts'
import styles from './conflict-dialog.module.css'
import type { Clash } from './rebase.ts'
import { clashWords, type Labels, whereTheyPart } from './words-of.ts'

export type Conflict = {
  clashes: readonly Clash[]
  labels: readonly Labels[]
  /** A record that nobody else writes: the other version is of another window. */
  own?: boolean | undefined
  /** The questions, by their labels, in which the other words are to stay. */
  onSettle: (theirs: readonly string[]) => void
  onClose: () => void
}

/**
 * What was changed twice, question by question. Closed without an answer, nothing is sent and the form stays as it is:
 * the next save asks again.
 */
export function ConflictDialog({ fields, clashes, labels, own, onSettle, onClose }: Conflict & { fields: Fields }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const pick = (name: string, isTheirs: boolean) =>
    setChosen(isTheirs ? [...chosen, name] : chosen.filter((one) => one !== name))
  return (
    <Dialog
      open
      onClose={onClose}
      title="Isto mudou enquanto você editava"
      wide
      actions={
        <>
          <Button onClick={onClose}>Voltar ao formulário</Button>
          <Button kind="primary" onClick={() => onSettle(chosen)}>
            Continuar com estas escolhas
          </Button>
        </>
      }
    >
      <p>O que só um dos lados mudou já está junto. Aqui os dois escreveram: escolha o que fica.</p>
      {clashes.map((clash) => {
        const said = whereTheyPart(
          clashWords(fields, clash, clash.mine, labels),
          clashWords(fields, clash, clash.theirs, labels),
        )
        return (
          <fieldset key={clash.label} className={styles.versions}>
            <legend>{clash.label}</legend>
            {[false, true].map((isTheirs) => (
              <Choice
                key={String(isTheirs)}
                type="radio"
                name={`conflict ${clash.label}`}
                label={isTheirs ? (own ? 'Usar o da outra janela' : 'Usar o de quem salvou') : 'Ficar com o meu'}
                description={said[Number(isTheirs)]}
                checked={chosen.includes(clash.label) === isTheirs}
                onPick={() => pick(clash.label, isTheirs)}
                onBlur={() => {}}
              />
            ))}
          </fieldset>
        )
      })}
    </Dialog>
  )
}
