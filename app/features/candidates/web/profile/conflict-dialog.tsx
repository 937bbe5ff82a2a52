import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listCities } from '#features/static-lists/wire.ts'
import { answerOf } from '#web/calls/answer.ts'
import { Choice } from '#web/form/choices/choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { STATIC_LIST } from '#web/calls/query.tsx'
import { labelOfKey } from './field-words.ts'
import { useSurroundings } from './form-context.ts'
import { type ProfileKey, type ProfileValues, valuesOf } from './profile-values.ts'
import styles from './profile.module.css'
import type { Conflict } from './use-own-profile.ts'
import { storedFileWords, valueWords } from './value-words.ts'

type Props = {
  conflict: Conflict
  typed: Partial<ProfileValues>
  onChoose: (kept: readonly string[]) => void
  onClose: () => void
}

/** The same field was changed elsewhere: both are shown, and the person says which one stays. */
export function ConflictDialog({ conflict: { fields, profile, message }, typed, onChoose, onClose }: Props) {
  const client = useQueryClient()
  const { profile: before } = useSurroundings()
  const [kept, setKept] = useState<readonly string[]>(fields)
  const stored = valuesOf(profile, fields as ProfileKey[])
  // The city that was typed has a name that the profile has not heard of.
  const state = fields.includes('address_attributes') ? typed.address_attributes?.state_id : undefined
  useQuery({ ...answerOf(listCities, { state: state ?? '' }), ...STATIC_LIST, enabled: Boolean(state) })
  const words = (key: string, values: Partial<ProfileValues>) =>
    valueWords(client, [profile, before], key, values[key as ProfileKey])
  const pick = (key: string, mine: boolean) =>
    setKept(mine ? [...kept.filter((one) => one !== key), key] : kept.filter((one) => one !== key))

  return (
    <Dialog
      open
      onClose={onClose}
      title="Qual versão fica?"
      actions={
        <>
          <Button onClick={onClose}>Continuar editando</Button>
          <Button kind="primary" onClick={() => onChoose(kept)}>
            Salvar estas escolhas
          </Button>
        </>
      }
    >
      <p>{message}</p>
      {fields.map((key) => (
        <fieldset key={key} className={styles.versions}>
          <legend>{labelOfKey(key) ?? key}</legend>
          <Choice
            type="radio"
            name={`version-${key}`}
            label="O que você digitou"
            description={words(key, typed)}
            checked={kept.includes(key)}
            onPick={() => pick(key, true)}
            onBlur={() => {}}
          />
          <Choice
            type="radio"
            name={`version-${key}`}
            label="O que está salvo agora"
            description={storedFileWords(profile, key) ?? words(key, stored)}
            checked={!kept.includes(key)}
            onPick={() => pick(key, false)}
            onBlur={() => {}}
          />
        </fieldset>
      ))}
    </Dialog>
  )
}
