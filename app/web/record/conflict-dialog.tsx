import { useState } from 'react'
import { Choice } from '#web/form/choices/choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import type { Fields } from '#wire/record.ts'
import styles from './conflict-dialog.module.css'
import type { Clash } from './rebase.ts'
import { type Labels, whereTheyPart, wordsOf } from './words-of.ts'

export type Conflict = {
  clashes: readonly Clash[]
  labels: readonly Labels[]
  /** The fields in which the other person's words are to stay. */
  onSettle: (theirs: readonly string[]) => void
  onClose: () => void
}

/** What two people changed, field by field. Closed without an answer, nothing is sent and the form stays as it is: the next save asks again. */
export function ConflictDialog({ fields, clashes, labels, onSettle, onClose }: Conflict & { fields: Fields }) {
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
      <p>O que só uma pessoa mudou já está junto. Nestes campos, as duas escreveram: escolha o que fica em cada um.</p>
      {clashes.map(({ name, mine, theirs }) => {
        const field = fields[name]!
        const [own, other] = [wordsOf(field, name, mine, labels), wordsOf(field, name, theirs, labels)]
        const said = whereTheyPart(own, other)
        return (
          <fieldset key={name} className={styles.versions}>
            <legend>{field.label}</legend>
            {[false, true].map((isTheirs) => (
              <Choice
                key={String(isTheirs)}
                type="radio"
                name={`conflict ${name}`}
                label={isTheirs ? 'Usar o de quem salvou' : 'Ficar com o meu'}
                description={said[Number(isTheirs)]}
                checked={chosen.includes(name) === isTheirs}
                onPick={() => pick(name, isTheirs)}
                onBlur={() => {}}
              />
            ))}
          </fieldset>
        )
      })}
    </Dialog>
  )
}
