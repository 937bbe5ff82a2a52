import type { ReactNode } from 'react'
import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { NativeSelectField, type NativeOption } from '#web/form/choices/native-select-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import type { Fields } from '#wire/record.ts'
import { ChosenFileField } from './chosen-file-field.tsx'
import { lookOf } from './look-of.ts'

type Props<F extends Fields> = {
  of: F
  name: keyof F & string
  hint?: ReactNode
  /** Of a choice. */
  options?: readonly NativeOption[]
  /** Of a file. */
  rule?: FileRule
  disabled?: boolean
  /** Where it is needed for more than being kept. */
  required?: boolean
}

/** A field as it was declared. One that needs more than this has a component of its own, which takes `lookOf` it. */
export function RecordField<F extends Fields>({ of, name, hint, options = [], rule, disabled, required }: Props<F>) {
  const { control, look: { most, mask, inputMode } = {} } = of[name]!
  const shared = {
    ...lookOf(of, name),
    ...(hint && { hint }),
    ...(disabled && { disabled }),
    ...(required && { required }),
  }
  switch (control) {
    case 'area':
      return <TextareaField {...shared} {...(most && { most })} />
    case 'mask':
      return <MaskedField {...shared} mask={mask!} />
    case 'choice':
      return <NativeSelectField {...shared} options={options} />
    case 'check':
      return <CheckboxField {...shared} />
    case 'file':
      return <ChosenFileField {...shared} rule={rule!} />
    case 'own':
      throw new Error(`${name} has a component of its own`)
    default:
      return <TextField {...shared} inputMode={inputMode} autoComplete="off" maxLength={most} />
  }
}
