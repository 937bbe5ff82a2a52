import { ChosenFileField } from '#web/record/chosen-file-field.tsx'
import { AVATAR_BYTES, RESUME_BYTES } from '../../../wire/profile.ts'
import { labelOfField } from '../field-list.ts'
import type { PartProps } from '../form-context.ts'

const PHOTO = { kinds: ['picture'], mostBytes: AVATAR_BYTES } as const
const RESUME = { kinds: ['pdf'], mostBytes: RESUME_BYTES } as const

export const FilesPart = ({ name, required }: PartProps) => (
  <ChosenFileField
    name={name}
    label={labelOfField(name)}
    required={required}
    rule={name === 'avatar' ? PHOTO : RESUME}
    round={name === 'avatar'}
  />
)
