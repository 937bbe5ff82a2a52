import { useQuery } from '@tanstack/react-query'
import { lists } from '#features/static-lists/wire.ts'
import { answerOf } from '#web/calls/answer.ts'
import { CheckboxGroupField } from '#web/form/choices/choice-field.tsx'
import { Pair } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { AUDIENCES } from '#wire/person/audience.ts'
import { mentor } from '../../wire/mentor-record.ts'

const audiences = Object.entries(AUDIENCES).map(([value, label]) => ({ value, label }))

export function MentorFields() {
  const areas = useQuery(answerOf(lists.job_interests, {})).data ?? []
  return (
    <>
      <RecordField of={mentor} name="name" />
      <RecordField of={mentor} name="headline" />
      <RecordField of={mentor} name="description" />
      <Pair>
        <RecordField of={mentor} name="email" />
        <RecordField of={mentor} name="minutes" />
      </Pair>
      <RecordField of={mentor} name="link" />
      <RecordField of={mentor} name="audience" options={audiences} />
      <CheckboxGroupField<string, Record<'area_ids', string[]>>
        {...lookOf(mentor, 'area_ids')}
        name="area_ids"
        required
        row
        options={areas}
      />
      <RecordField of={mentor} name="published" />
    </>
  )
}
