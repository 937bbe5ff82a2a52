import { call } from '#web/calls/api.ts'
import { useSavingRecord } from '#web/record/use-saving-record.ts'
import type { Answered } from '#web/record/use-standing.ts'
import type { Fields } from '#wire/record.ts'
import { Refused } from '#wire/send.ts'
import type { Form } from './form-endpoints.ts'
import type { Opened } from './form-room.tsx'

/** As the fields read it: the answers over what holds, beside their version. */
export const recordOf = ({ asked, answers, lock_version, labels }: Form): Answered => ({
  ...(asked['holds'] as object | undefined),
  ...answers,
  lock_version,
  labels,
})

/** Answers are saved while they are written; another device is met as in every form. */
export function useFormSaving(
  { of, uuid, session, form, keep, onOver }: Opened,
  fields: Fields,
  together: readonly string[][] = [],
) {
  return useSavingRecord({
    fields,
    record: recordOf(form),
    itself: true,
    together,
    lacking: () => [],
    kept: `form ${uuid}`,
    fresh: recordOf,
    async send(answers, lock_version) {
      try {
        const { data } = await call(of.answer, { id: uuid, session, lock_version, answers })
        keep(data.attributes)
        return recordOf(data.attributes)
      } catch (error) {
        if (error instanceof Refused && error.status === 410) onOver()
        throw error
      }
    },
  })
}
