import { ChoiceGroup } from '#web/form/choices/choice-field.tsx'
import { Choice } from '#web/form/choices/choice.tsx'
import type { Question } from '../test-rooms.ts'
import styles from '../tests.module.css'
import { CodeText, placed } from './code-text.tsx'

type Props = { of: Question; answer: string | null; onAnswer: (id: string) => void }

export const QuestionCard = ({ of, answer, onAnswer }: Props) => (
  <>
    {of.table && (
      <table className={styles.table}>
        <tbody>
          {placed(of.table).map(({ of: cells, at }) => (
            <tr key={at}>
              {placed(cells).map(({ of: cell, at }) => (
                <td key={at}>
                  <CodeText>{cell}</CodeText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <ChoiceGroup label={<CodeText>{of.text}</CodeText>} role="radiogroup" required>
      {of.options.map(({ id, text }) => (
        <Choice
          key={id}
          type="radio"
          name={`question-${of.position}`}
          value={id}
          label={<CodeText>{text}</CodeText>}
          checked={answer === id}
          onPick={() => onAnswer(id)}
          onBlur={() => {}}
        />
      ))}
    </ChoiceGroup>
  </>
)
