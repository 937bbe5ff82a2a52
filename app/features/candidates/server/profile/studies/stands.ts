// Two saves that met: the same words are no conflict, whoever wrote them first.
import { isDeepStrictEqual } from 'node:util'
import { addressRow } from '#wire/place/postal-address.ts'
import type { ProfileForm } from '../../../wire/profile.ts'
import { columnsOf, sealedOf } from '../columns.ts'
import type { Profile } from '../reading/find-profile.ts'
import { CHOICES } from './one-statement.ts'
import { scheduleRow } from './schedule-statement.ts'
import { disabilityRow } from '../profile-files.ts'
import { rowsStand } from '../rows/merge-rows.ts'
import { isRowList, rowListStands } from '../rows/row-lists.ts'

type Field = keyof ProfileForm
type Values = Record<string, unknown>

const same = (stored: unknown, sent: unknown) =>
  isDeepStrictEqual(stored ?? null, sent ?? null) ||
  (typeof sent === 'string' && sent !== '' && Number(sent) === Number(stored ?? Number.NaN))
const within = (stored: object | null, sent: object) =>
  Object.entries(sent).every(([name, value]) => same((stored as Values | null)?.[name], value))

/** Ids that the server gives are no part of what a person says. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutIds)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : [[name, withoutIds(inner)]])),
        )
      : value

/** Whether what is sent for a field is what stands there already. */
export function stands(profile: Profile, form: ProfileForm, name: Field): boolean {
  if (isRowList(name)) return rowListStands(profile, form, name)
  const sent = form[name]
  if (name in CHOICES) return isDeepStrictEqual(profile[name as keyof typeof CHOICES], [...new Set(sent as string[])])
  if (name === 'address_attributes')
    return form[name] ? within(profile.address, addressRow(form[name])) : profile.address === null
  if (name === 'study_schedule_attributes')
    return form[name]
      ? isDeepStrictEqual(withoutIds(profile.schedule), withoutIds(scheduleRow(form[name])))
      : profile.schedule === null
  if (name === 'disabilities_attributes') {
    const rows = form[name] ?? []
    return (
      rows.every((one) => one._destroy || !one.cid) &&
      rowsStand(profile.vault.disabilities, rows, (one) => ({
        ...disabilityRow(one),
        ...(one.cid_destroy && { file_id: null }),
      }))
    )
  }
  if (name === 'avatar_destroy') return !sent || profile.avatar === null
  if (name === 'curriculum_vitae_destroy') return !sent || profile.curriculum === null
  if (name === 'avatar' || name === 'curriculum_vitae') return !sent
  const [columns, sealed] = [columnsOf({ [name]: sent }), sealedOf({ [name]: sent })]
  return Object.keys({ ...columns, ...sealed }).length > 0 && within(profile, columns) && within(profile.vault, sealed)
}
