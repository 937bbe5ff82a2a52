import { RecordField } from '#web/record/record-field.tsx'
import { testRecord } from '../../wire/operator-tests.ts'
import { TopicsField } from './topics-field.tsx'

export const TestFields = () => (
  <>
    <RecordField of={testRecord} name="title" />
    <RecordField of={testRecord} name="summary" />
    <RecordField of={testRecord} name="minutes" />
    <TopicsField />
  </>
)
