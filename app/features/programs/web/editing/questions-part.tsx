import { useFormContext } from 'react-hook-form'
import { TextField } from '#web/form/text/text-field.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { Pair } from '#web/page/page.tsx'
import { programRecord, type Question } from '../../wire/program-record.ts'
import { MOST_QUESTIONS } from '../../wire/program-words.ts'
import { RowsPart } from './rows-part.tsx'

const { label } = programRecord.questions
const LEAD = 'As de mesma seção aparecem juntas, na ordem em que estão aqui.'

const QuestionRow = ({ at }: { at: string }) => (
  <>
    <Pair>
      <TextField name={`${at}.section`} label="Seção" required autoComplete="off" maxLength={80} />
      <TextField name={`${at}.label`} label="Pergunta" required autoComplete="off" maxLength={200} />
    </Pair>
    <TextareaField name={`${at}.reply`} label="Resposta" required rows={3} most={3000} />
  </>
)

/** A new question begins in the section of the one before. */
export function QuestionsPart() {
  const { getValues } = useFormContext<{ questions: Question[] }>()
  return (
    <RowsPart
      name="questions"
      title={label}
      lead={LEAD}
      one="pergunta"
      most={MOST_QUESTIONS}
      first="label"
      empty={() => ({ section: getValues('questions').at(-1)?.section ?? 'Inscrição', label: '', reply: '' })}
      row={QuestionRow}
    />
  )
}
