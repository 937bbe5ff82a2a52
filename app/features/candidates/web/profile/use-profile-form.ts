import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { focusField } from '#web/form/errors/focus-field.ts'
import { listErrors } from '#web/form/errors/list-errors.ts'
import { placeErrors } from '#web/form/errors/place-errors.ts'
import { beginAnew } from '#web/form/text/typed-over.ts'
import { useKeptTyping } from '#web/form/text/use-kept-typing.ts'
import { useChanged } from '#web/record/use-changed.ts'
import { Refused } from '#wire/send.ts'
import type { AskedField, FormMode } from './field-list.ts'
import { keysOfForm, profileResolver, withoutHidden } from './profile-resolver.ts'
import { changesIn, type OwnProfile, type ProfileSent, type ProfileValues, valuesOf } from './profile-values.ts'
import { settleConflict } from './settle-conflict.ts'
import { type Conflict, conflictIn, useSaveProfile } from './use-own-profile.ts'
import { useSecondLook } from '#web/record/use-second-look.ts'

type Values = Partial<ProfileValues>
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
const PROVEN = ['email', 'password', 'otp_required_for_login'] as const
/** Not left on a device that others may use. */
const SEALED: readonly (keyof ProfileValues)[] = [
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

/** A form over some fields of the profile: what it was filled from, what becomes of a save, and of a conflict. */
export function useProfileForm({ stored, fields, mode, byLevel, also, whole: asItStands, onSaved }: Asked) {
  const keys = keysOfForm(fields)
  const [profile, setProfile] = useState(stored)
  const [conflict, setConflict] = useState<Conflict>()
  const [codes, setCodes] = useState<string[]>()
  const { save } = useSaveProfile()
  const sending = useRef(false)
  const whole = useRef(false)
  const resolver = useMemo(
    () =>
      profileResolver(
        {
          fields,
          mode,
          byLevel,
          now: MONTH.format(),
          email: profile.email,
          two_factor: profile.otp_required_for_login,
        },
        () => whole.current,
      ),
    [fields, mode, byLevel, profile.email, profile.otp_required_for_login],
  )
  const form = useForm<Values>({
    resolver,
    defaultValues: valuesOf(profile, keys) as never,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { changed: dirty, look } = useChanged(
    form,
    () => Object.keys(changesIn(form.getValues(), valuesOf(profile, keys))).length > 0,
    profile,
  )

  const lookAgain = useSecondLook(form)

  useKeptTyping<Values>(form, { name: `profile ${keys.join()}`, initial: valuesOf(profile, keys), never: SEALED })

  /** `held`: on top of what stands there. */
  function begin(next: OwnProfile, held: Values = {}) {
    const values = valuesOf(next, keys)
    setProfile(next)
    beginAnew(form, values, { ...values, ...held })
  }

  // What another place saved is taken over as long as nothing was typed here.
  useEffect(() => {
    if (!dirty && !conflict && stored.lock_version > profile.lock_version) begin(stored)
  })

  const focusSoon = (name: string | undefined) => name && setTimeout(() => focusField(form, name))
  const focusFirst = (errors: object) => void focusSoon(listErrors(errors)[0]?.name)

  async function send(values: Values, read: OwnProfile) {
    const changes: Partial<ProfileSent> = {
      ...changesIn(withoutHidden(values, byLevel), asItStands ? {} : valuesOf(read, keys)),
      ...also,
    }
    if (!PROVEN.some((key) => key in changes))
      for (const proof of ['current_password', 'otp'] as const) delete changes[proof]
    if (sending.current) return
    if (Object.keys(changes).length === 0) return onSaved?.(read)
    sending.current = true
    try {
      const { profile: saved, recovery_codes } = await save(changes, { lock_version: read.lock_version })
      begin(saved)
      if (recovery_codes?.length) setCodes(recovery_codes)
      else onSaved?.(saved)
    } catch (error) {
      setConflict(conflictIn(error))
      if (error instanceof Refused && error.body.errors) place(error.body.errors)
    } finally {
      sending.current = false
    }
  }

  function place(errors: Record<string, string[]>) {
    // Blank lines did not travel: what is left must stand where the server counted it.
    for (const name of ['portfolios', 'hobbies'] as const) {
      const lines = form.getValues(name)
      if (lines?.some((line) => !line.trim()))
        form.setValue(
          name,
          lines.filter((line) => line.trim()),
        )
    }
    focusSoon(placeErrors(form, errors)[0])
  }

  /** `kept`: the conflicting fields in which what was typed stays. */
  async function settle({ fields: conflicting, profile: now }: Conflict, kept: readonly string[]) {
    const values = settleConflict({ typed: form.getValues(), before: profile, now, conflicting, kept })
    setConflict(undefined)
    begin(now, values)
    await submit(undefined, now)
  }

  async function submit(event?: SubmitEvent, read = profile) {
    whole.current = true
    await form
      .handleSubmit(
        (values) => send(values, read),
        focusFirst,
      )(event as never)
      .finally(() => (whole.current = false))
  }
  return {
    form,
    profile,
    conflict,
    dirty,
    look,
    lookAgain,
    submit,
    settle,
    dismiss: () => setConflict(undefined),
    codes,
    keptCodes: () => (setCodes(undefined), onSaved?.(profile)),
  }
}
