import { useState } from 'react'
import { useRecordForm } from '#web/record/use-record-form.ts'
import type { Fields } from '#wire/record.ts'
import { profileRecord } from '../../wire/profile-record.ts'
import { type AskedField, type FormMode, keysOfForm } from './field-list.ts'
import { profileRules, type ProfileValues, withoutHidden } from './profile-rules.ts'
import { type OwnProfile, type ProfileSent, useSaveProfile } from './use-own-profile.ts'

type Asked = {
  stored: OwnProfile
  fields: readonly AskedField[]
  mode: FormMode
  byLevel: boolean
  also: Partial<ProfileSent> | undefined
  whole: boolean
  onSaved: ((profile: OwnProfile) => void) | undefined
}

/** A change of these takes the password, and the code where two-factor is on. */
const PROVEN = ['email', 'password', 'otp_required_for_login']
/** Not left on a device that others may use. */
const SEALED: readonly string[] = [
  'cpf',
  'rg',
  'rg_state_id',
  'mother_name',
  'gender_id',
  'ethnicity_id',
  'marital_status',
  'sexual_orientation',
  'disability',
  'disabilities_attributes',
]
const MONTH = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', month: '2-digit', year: 'numeric' })

/** As a form asks it: a question that nobody has answered yet, whatever the table begins with. */
const read = ({ avatar_path, ...profile }: OwnProfile) => ({
  ...profile,
  avatar: avatar_path,
  not_in_university:
    profile.not_in_university || profile.university_id || profile.course_id ? profile.not_in_university : null,
})

/** A form over some fields of the profile, which is one's own: another window of the person may save them too. */
export function useProfileForm({ stored, fields, mode, byLevel, also, whole, onSaved }: Asked) {
  const keys = keysOfForm(fields)
  const [record] = useState<Fields>(() => Object.fromEntries(keys.map((key) => [key, profileRecord[key]])))
  const [recovery, setRecovery] = useState<{ codes: string[]; profile: OwnProfile }>()
  const save = useSaveProfile()
  const { email, otp_required_for_login: two_factor } = stored
  const form = useRecordForm<Fields, OwnProfile>({
    fields: record,
    record: stored,
    read,
    own: true,
    partly: !whole,
    kept: `profile ${keys.join()}`,
    never: SEALED,
    rules: (values) =>
      profileRules(values as Partial<ProfileValues>, {
        fields,
        mode,
        byLevel,
        now: MONTH.format(),
        email,
        two_factor,
      }),
    prepared: (values) => withoutHidden(values as Partial<ProfileValues>, byLevel),
    async send(changes, { lock_version, ...how }) {
      const sent: Record<string, unknown> = { ...changes, ...also }
      if (!PROVEN.some((key) => key in sent)) for (const proof of ['current_password', 'otp']) delete sent[proof]
      if (Object.keys(sent).length === 0) return onSaved?.(stored)
      const { profile, recovery_codes } = await save({ ...sent, lock_version }, how)
      if (recovery_codes.length) setRecovery({ codes: recovery_codes, profile })
      else if (!how.quiet) onSaved?.(profile)
      return profile
    },
  })
  const keptCodes = () => {
    setRecovery(undefined)
    if (recovery) onSaved?.(recovery.profile)
  }
  return { ...form, profile: form.record ?? stored, fields: record, codes: recovery?.codes, keptCodes }
}
