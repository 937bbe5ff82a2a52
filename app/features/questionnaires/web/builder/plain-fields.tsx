import { FieldFrame } from '#web/form/field-frame.tsx'

type Look = { label: string; name: string; error?: string | undefined; hint?: string; required?: boolean }

type TextProps = Look & { value: string; most: number; placeholder?: string; onChange: (value: string) => void }

export const PlainText = ({ name, value, most, onChange, error, ...look }: TextProps) => (
  <FieldFrame {...look} {...(error && { error })} filled={value !== ''}>
    {(box) => (
      <input
        {...box}
        name={name}
        autoComplete="off"
        maxLength={most}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </FieldFrame>
)

type FigureProps = Look & { value: number | null; onChange: (value: number | null) => void }

/** A whole number, or nothing. */
export const PlainFigure = ({ name, value, onChange, error, ...look }: FigureProps) => (
  <FieldFrame {...look} {...(error && { error })} filled={value !== null}>
    {(box) => (
      <input
        {...box}
        name={name}
        autoComplete="off"
        inputMode="numeric"
        maxLength={9}
        value={value ?? ''}
        onChange={({ currentTarget }) => {
          const digits = currentTarget.value.replace(/\D/g, '')
          onChange(digits === '' ? null : Number(digits))
        }}
      />
    )}
  </FieldFrame>
)

type SelectProps = Look & {
  value: string
  options: readonly { value: string; label: string }[]
  /** What none is called. */
  none?: string
  onChange: (value: string) => void
}

export const PlainSelect = ({ name, value, options, none, onChange, error, ...look }: SelectProps) => (
  <FieldFrame {...look} {...(error && { error })} filled={value !== ''}>
    {(box) => (
      <select {...box} name={name} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
)
