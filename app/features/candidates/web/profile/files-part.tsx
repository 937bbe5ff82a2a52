import { UploadField } from '#web/form/uploads/upload-field.tsx'
import { AVATAR_BYTES, RESUME_BYTES } from '../../wire/profile.ts'
import { labelOfField } from './field-words.ts'
import { type PartProps, useSurroundings } from './form-context.ts'
import type { ProfileValues } from './profile-values.ts'

type Values = Pick<ProfileValues, 'avatar' | 'avatar_destroy' | 'curriculum_vitae' | 'curriculum_vitae_destroy'>
const PHOTO = { kinds: ['picture'], mostBytes: AVATAR_BYTES } as const
const RESUME = { kinds: ['pdf'], mostBytes: RESUME_BYTES } as const

export function FilesPart({ name, required }: PartProps) {
  const { profile } = useSurroundings()
  const { avatar_path, curriculum_vitae } = profile
  const shared = { label: labelOfField(name), required }
  if (name === 'avatar')
    return (
      <UploadField<Values, Values>
        {...shared}
        name="avatar"
        destroy="avatar_destroy"
        rule={PHOTO}
        round
        stored={avatar_path ? { url: avatar_path, name: 'Foto atual' } : null}
      />
    )
  return (
    <UploadField<Values, Values>
      {...shared}
      name="curriculum_vitae"
      destroy="curriculum_vitae_destroy"
      rule={RESUME}
      stored={curriculum_vitae}
    />
  )
}
