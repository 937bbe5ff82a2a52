import type { FieldPath, FieldValues } from 'react-hook-form'
import { UploadInput, type UploadLook } from './upload-input.tsx'
import { useField, type FieldPlace } from '../use-field.ts'

export type UploadFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> &
  UploadLook & {
    /** The flag that deletes the stored file: avatar and avatar_destroy. */
    destroy?: FieldPath<T>
    stored?: { url: string; name?: string } | null
  }

export function UploadField<T extends FieldValues, Out = T>({
  name,
  control,
  destroy,
  stored,
  ...look
}: UploadFieldProps<T, Out>) {
  const { value, onChange, onBlur, ref, error } = useField<File, T, Out>({ name, control })
  const flag = useField<boolean, T, Out>({ name: destroy ?? name, control })
  return (
    <UploadInput
      {...look}
      name={name}
      choice={{ file: value ?? null, destroy: Boolean(destroy && flag.value) }}
      stored={stored}
      removable={destroy !== undefined}
      error={error}
      onChoose={(choice) => {
        onChange(choice.file)
        if (destroy) flag.onChange(choice.destroy)
      }}
      onBlur={onBlur}
      ref={ref}
    />
  )
}
