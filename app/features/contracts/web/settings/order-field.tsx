import { IconArrowDown } from '#web/icons/a/arrow-down.ts'
import { IconArrowUp } from '#web/icons/a/arrow-up.ts'
import { FieldError } from '#web/form/field-look.tsx'
import { useField } from '#web/form/use-field.ts'
import { Muted } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { companySettings, LAW_SIGNERS, type LawSigner } from '../../wire/settings.ts'
import styles from './settings.module.css'

const HINT =
  'Quando a instituição pede para assinar por último, ela vai para o fim. Nenhuma das partes da lei sai da lista.'

const moved = (order: readonly LawSigner[], at: number, by: 1 | -1) => {
  const next = [...order]
  next.splice(at + by, 0, ...next.splice(at, 1))
  return next
}

/** Who signs after whom: each goes up or down by a button. */
export function OrderField() {
  const {
    value: told,
    onChange,
    onBlur,
    error,
  } = useField<LawSigner[], { signers: LawSigner[] }, { signers: LawSigner[] }>({
    name: 'signers',
  })
  const value = told ?? []
  const move = (at: number, by: 1 | -1) => {
    onChange(moved(value, at, by))
    onBlur()
  }
  return (
    <fieldset className={styles.order}>
      <legend>{companySettings.signers.label}</legend>
      <ol>
        {value.map((signer, at) => (
          <li key={signer}>
            <span>{LAW_SIGNERS[signer]}</span>
            <span>
              <Button
                kind="icon"
                aria-label={`${LAW_SIGNERS[signer]}: mais cedo`}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <Icon of={IconArrowUp} />
              </Button>
              <Button
                kind="icon"
                aria-label={`${LAW_SIGNERS[signer]}: mais tarde`}
                disabled={at === value.length - 1}
                onClick={() => move(at, 1)}
              >
                <Icon of={IconArrowDown} />
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {error ? <FieldError>{error}</FieldError> : <Muted>{HINT}</Muted>}
    </fieldset>
  )
}
