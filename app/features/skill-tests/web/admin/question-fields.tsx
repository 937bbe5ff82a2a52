import { Pair } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { DIFFICULTIES, LETTERS, revisedRecord } from '../../wire/question-record.ts'
import { choicesOf } from './kept-words.ts'

export const QuestionFields = () => (
  <>
    <RecordField of={revisedRecord} name="difficulty" options={choicesOf(DIFFICULTIES)} />
    <RecordField of={revisedRecord} name="text" />
    <RecordField of={revisedRecord} name="table" />
    <Pair>
      <RecordField of={revisedRecord} name="option_a" />
      <RecordField of={revisedRecord} name="option_b" />
    </Pair>
    <Pair>
      <RecordField of={revisedRecord} name="option_c" />
      <RecordField of={revisedRecord} name="option_d" />
    </Pair>
    <RecordField of={revisedRecord} name="correct" options={choicesOf(LETTERS)} />
    <RecordField of={revisedRecord} name="explanation" />
  </>
)
