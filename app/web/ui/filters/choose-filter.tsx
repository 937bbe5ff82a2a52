import styles from './choose-filter.module.css'

type Props = {
  label: string
  /** As in the address, so that a plain form sends the same. */
  name: string
  none: string
  value: string | number | undefined
  choices: readonly { value: string | number; label: string }[]
  onChoose: (id: string) => void
  /** Label of a value that is not in the list. */
  strange?: string | number | undefined
}

/** A select with one value. */
export function ChooseFilter({ label, name, none, value = '', choices, onChoose, strange = 'Como escolhido' }: Props) {
  // A value from the address that is not in the list, or not yet, stays chosen.
  const unlisted = value !== '' && !choices.some((one) => String(one.value) === String(value))
  return (
    <label className={styles.choose}>
      <span>{label}</span>
      <select name={name} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{none}</option>
        {unlisted && <option value={value}>{strange}</option>}
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  )
}
