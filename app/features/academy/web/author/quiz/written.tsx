import { FieldFrame } from '#web/form/field-frame.tsx'

type Props = {
  label: string
  hint?: string
  value: string
  most: number
  lines?: true
  onChange: (typed: string) => void
}

/** A text within the one field that a quiz is. */
export const Written = ({ value, most, lines, onChange, ...look }: Props) => (
  <FieldFrame required {...look} filled={value !== ''}>
    {(box) => {
      const of = { ...box, autoComplete: 'off', maxLength: most, value }
      return lines ? (
        <textarea {...of} rows={2} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        <input {...of} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )
    }}
  </FieldFrame>
)
