import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './field-frame.tsx'
import type { FieldLook, FieldState } from './field-look.tsx'
import { MaskedInput } from './masked-input.tsx'
import type { MaskName } from './masks.ts'
import { useField, type FieldPlace } from './use-field.ts'

export type MaskedFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> &
  FieldLook & {
    mask: MaskName
    state?: FieldState
    autoComplete?: string
    error?: ReactNode
    note?: ReactNode
    about?: string
    onEdit?: (text: string) => void
    onLeave?: (text: string) => void
  }

export function MaskedField<T extends FieldValues, Out = T>(props: MaskedFieldProps<T, Out>) {
  const { name, control, mask, state, autoComplete, error, note, about, onEdit, onLeave, hint, ...words } = props
  const field = useField<string, T, Out>({ name, control }, { calm: mask === 'cnpj' || mask === 'cpf' })
  const value = field.value ?? ''
  const told = about === undefined || about === value ? { state, error, note } : {}
  return (
    <FieldFrame {...words} hint={told.note ?? hint} error={told.error ?? field.error} state={told.state} filled={value !== ''} before={mask === 'money' && 'R$'}>
      {(box) => (
        <MaskedInput
          {...box}
          {...(autoComplete && { autoComplete })}
          mask={mask}
          ref={field.ref}
          name={name}
          value={value}
          onChange={(text) => {
            field.onChange(text)
            onEdit?.(text)
          }}
          onBlur={() => {
            field.onBlur()
            onLeave?.(value)
          }}
        />
      )}
    </FieldFrame>
  )
}
