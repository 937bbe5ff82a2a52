import { IconArrowDown } from '#web/icons/a/arrow-down.ts'
import { IconArrowUp } from '#web/icons/a/arrow-up.ts'
import { IconPlus } from '#web/icons/p/plus.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { useId } from 'react'
import { FieldError } from '#web/form/field-look.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { MOST_OPTIONS, OPTION_LENGTH } from '#wire/questions/question-words.ts'
import type { Question } from '../../wire/questions.ts'
import styles from './builder.module.css'
import { freshId } from './form-draft.ts'
import { PlainFigure, PlainText } from './plain-fields.tsx'

type Options = Question['options']
type Props = {
  name: string
  options: Options
  errorAt: (path: string) => string | undefined
  onChange: (options: Options) => void
}

/** The answers to choose from, each with the points that it gives. */
export function OptionsEditor({ name, options, errorAt, onChange }: Props) {
  const id = useId()
  const error = errorAt('options')
  const set = (at: number, changes: Partial<Options[number]>) =>
    onChange(options.with(at, { ...options[at]!, ...changes }))
  const swap = (at: number, by: number) => onChange(options.with(at, options[at + by]!).with(at + by, options[at]!))
  return (
    <div
      className={styles.options}
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-wrong` : undefined}
      data-field={`${name}.options`}
      tabIndex={-1}
    >
      <span id={id} className={styles.label}>
        Opções
      </span>
      {options.map((option, at) => (
        <div key={option.id} className={styles.option}>
          <PlainText
            label={`Opção ${at + 1}`}
            name={`${name}.options.${at}.label`}
            required
            value={option.label}
            most={OPTION_LENGTH}
            error={errorAt(`options.${at}.label`)}
            onChange={(label) => set(at, { label })}
          />
          <PlainFigure
            label="Pontos"
            name={`${name}.options.${at}.points`}
            value={option.points}
            error={errorAt(`options.${at}.points`)}
            onChange={(points) => set(at, { points })}
          />
          <span className={styles.tools}>
            <Button kind="icon" aria-label={`Subir opção ${at + 1}`} disabled={at === 0} onClick={() => swap(at, -1)}>
              <Icon of={IconArrowUp} />
            </Button>
            <Button
              kind="icon"
              aria-label={`Descer opção ${at + 1}`}
              disabled={at === options.length - 1}
              onClick={() => swap(at, 1)}
            >
              <Icon of={IconArrowDown} />
            </Button>
            <Button
              kind="icon"
              aria-label={`Remover opção ${at + 1}`}
              onClick={() => onChange(options.toSpliced(at, 1))}
            >
              <Icon of={IconTrash} />
            </Button>
          </span>
        </div>
      ))}
      {error && (
        <div id={`${id}-wrong`} className={styles.wrong}>
          <FieldError>{error}</FieldError>
        </div>
      )}
      {options.length < MOST_OPTIONS && (
        <div>
          <Button onClick={() => onChange([...options, { id: freshId(), label: '', points: null }])}>
            <Icon of={IconPlus} /> Adicionar opção
          </Button>
        </div>
      )}
    </div>
  )
}
