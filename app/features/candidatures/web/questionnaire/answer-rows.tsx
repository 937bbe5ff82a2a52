import type { ReadAnswers } from '../../wire/questionnaire.ts'
import { scoreWords } from './read-answers.tsx'

type Person = { id: string; attributes: { answers: ReadAnswers | null } }

const NONE = 'Não respondeu.'

/** The same questions side by side: joined by their ids, whatever a version calls them. */
export function AnswerRows({ of }: { of: readonly Person[] }) {
  const labels = new Map(
    of.flatMap(({ attributes: { answers } }) =>
      (answers?.lines ?? []).map(({ question_id, label }) => [question_id, label] as const),
    ),
  )
  if (!labels.size) return null
  return (
    <>
      <tr>
        <th scope="row">Pontos do questionário</th>
        {of.map(({ id, attributes: { answers } }) => (
          <td key={id}>{(answers && scoreWords(answers)) ?? '—'}</td>
        ))}
      </tr>
      {[...labels].map(([question, label]) => (
        <tr key={question}>
          <th scope="row">{label}</th>
          {of.map(({ id, attributes: { answers } }) => (
            <td key={id}>{answers?.lines.find(({ question_id }) => question_id === question)?.words ?? NONE}</td>
          ))}
        </tr>
      ))}
    </>
  )
}
