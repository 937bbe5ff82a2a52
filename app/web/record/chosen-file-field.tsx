import { UploadInput, type UploadLook } from '#web/form/uploads/upload-input.tsx'
import { useField } from '#web/form/use-field.ts'
import type { ChosenFile } from '#wire/file-field.ts'

const NONE: ChosenFile = { file: null, stored: null, removed: false }

/** A file of a record: the form knows what is stored, so that another one that somebody stored meanwhile is noticed. */
export function ChosenFileField({ name, ...look }: UploadLook & { name: string }) {
  const { value, onChange, onBlur, ref, error } = useField<ChosenFile, Record<string, ChosenFile>, never>({ name })
  const chosen = value ?? NONE
  return (
    <UploadInput
      {...look}
      name={name}
      choice={{ file: chosen.file, destroy: chosen.removed }}
      stored={chosen.stored}
      removable={!look.required}
      error={error}
      onChoose={({ file, destroy }) => onChange({ ...chosen, file, removed: destroy })}
      onBlur={onBlur}
      ref={ref}
    />
  )
}
