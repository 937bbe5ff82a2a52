import { Pair } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { courseRecord } from '../../wire/course-record.ts'

export const CourseFields = () => (
  <>
    <RecordField of={courseRecord} name="title" />
    <RecordField of={courseRecord} name="summary" />
    <Pair>
      <RecordField of={courseRecord} name="area" />
      <RecordField of={courseRecord} name="hours" />
    </Pair>
    <RecordField of={courseRecord} name="objectives" />
  </>
)
