import { IconPlus } from '#web/icons/p/plus.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { Choice } from '#web/form/choices/choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { MOST_QUIZ_OPTIONS, QUESTION_LETTERS, type WrittenQuestion } from '../../../wire/quiz-questions.ts'
import styles from '../author.module.css'
import { newOption } from './quiz-draft.ts'
import { Written } from './written.tsx'

type Options = WrittenQuestion['options']
type Props = { options: Options; place: number; onChange: (options: Options) => void }

/** Learners get them in a drawn order; of several right ones they mark all. */
export function OptionsEditor({ options, place, onChange }: Props) {
  const set = (at: number, changes: Partial<Options[number]>) =>
    onChange(options.with(at, { ...options[at]!, ...changes }))
  return (
    <div role="group" aria-label={`Respostas da pergunta ${place}`} className={styles.list}>
      {options.map(({ key, text, correct }, at) => (
        <div key={key} className={styles.option}>
          <Written
            label={`Resposta ${at + 1}`}
            value={text}
            most={QUESTION_LETTERS}
            onChange={(typed) => set(at, { text: typed })}
          />
          <Choice
            type="checkbox"
            name={`right-${key}`}
            label="Certa"
            checked={correct}
            onPick={() => set(at, { correct: !correct })}
            onBlur={() => {}}
          />
          <Button
            kind="icon"
            aria-label={`Tirar a resposta ${at + 1} da pergunta ${place}`}
            onClick={() => onChange(options.toSpliced(at, 1))}
          >
            <Icon of={IconTrash} />
          </Button>
        </div>
      ))}
      {options.length < MOST_QUIZ_OPTIONS && (
        <div>
          <Button onClick={() => onChange([...options, newOption()])}>
            <Icon of={IconPlus} /> Nova resposta
          </Button>
        </div>
      )}
    </div>
  )
}
