import { RadioField } from '#web/form/choices/choice-field.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { answerFields } from '../wire/evaluation.ts'
import { type Author, QUESTIONS, SCORES } from '../wire/words.ts'

const OPTIONS = Object.entries(SCORES).map(([value, words]) => ({ value: Number(value), label: `${value} · ${words}` }))
const WORDS_HINT: Record<Author, string> = {
  intern: 'A empresa lê os comentários sem nome nem data, e só depois de cinco respostas. Não escreva quem você é.',
  supervisor: 'O estagiário lê e pode comentar.',
}

/** The three questions and the words that may be left out. */
export function ScoreFields({ author }: { author: Author }) {
  const fields = answerFields(author)
  return (
    <>
      {QUESTIONS.map((name) => (
        <RadioField key={name} {...lookOf(fields, name)} options={OPTIONS} />
      ))}
      <RecordField of={fields} name="comment" hint={WORDS_HINT[author]} />
    </>
  )
}
