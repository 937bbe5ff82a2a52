import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from '../field-frame.tsx'
import type { FieldLook, FieldState } from '../field-look.tsx'
import { MaskedInput } from './masked-input.tsx'
import type { MaskName } from './masks.ts'
import type { FieldPlace } from '../use-field.ts'
import { useText } from './use-text.ts'

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
  const field = useText<T, Out>(
    { name, control },
    { calm: mask === 'cnpj' || mask === 'cpf', follow: about !== undefined, onEdit, onLeave },
  )
  const current = about === undefined || about === field.text ? { state, error, note } : {}
  return (
    <FieldFrame
      {...words}
      hint={current.note ?? hint}
      error={current.error ?? field.error}
      state={current.state}
      filled={field.text !== ''}
      before={mask === 'money' && 'R$'}
    >
      {(box) => (
        <MaskedInput
          {...box}
          {...(autoComplete && { autoComplete })}
          mask={mask}
          name={name}
          text={field}
          onBlur={field.leave}
        />
      )}
    </FieldFrame>
  )
}
