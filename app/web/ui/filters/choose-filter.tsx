import styles from './choose-filter.module.css'

type Props = {
  label: string
  /** As the address names it, so that a plain form asks for the same. */
  name: string
  none: string
  value: string | number | undefined
  choices: readonly { value: string | number; label: string }[]
  onChoose: (id: string) => void
  /** What a value is called that the list has not. */
  strange?: string | number | undefined
}

/** One of many, in the browser's own list. */
export function ChooseFilter({ label, name, none, value = '', choices, onChoose, strange = 'Como escolhido' }: Props) {
  // A value of the address that the list has not, or not yet, stays chosen.
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
