import type { CSSProperties, ReactNode } from 'react'
import { Choice } from '#web/form/choices/choice.tsx'
import { ChoiceGroup } from '#web/form/choices/choice-field.tsx'
import { FieldFrame } from '#web/form/field-frame.tsx'
import fields from '#web/form/field.module.css'
import { LINK_LENGTH, LONG_LENGTH, SHORT_LENGTH } from '#wire/questions/question-words.ts'
import type { AskedQuestion } from '#wire/questions/asked-question.ts'

type Props = {
  question: AskedQuestion
  name: string
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
  onLeave: () => void
  /** How a file is sent and shown. */
  renderFile: (look: {
    label: string
    hint: string | undefined
    required: boolean
    error: string | undefined
  }) => ReactNode
}

const ROWS = 5

/** A question as candidates answer it, by the browser's own controls. */
export function QuestionField({ question, name, value, error, onChange, onLeave, renderFile }: Props) {
  const { type, label, required, options } = question
  const hint = question.hint ?? undefined
  const look = { label, required, ...(hint && { hint }), ...(error && { error }) }
  const typed = typeof value === 'string' ? value : ''
  const line = (more: object = {}) => (
    <FieldFrame {...look} filled={typed !== ''}>
      {(box) => (
        <input
          {...box}
          name={name}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onLeave}
          {...more}
        />
      )}
    </FieldFrame>
  )
  const picked = Array.isArray(value) ? (value as string[]) : []
  switch (type) {
    case 'long':
      return (
        <FieldFrame {...look} filled={typed !== ''} className={fields.multiline}>
          {(box) => (
            <textarea
              {...box}
              name={name}
              rows={ROWS}
              style={{ '--rows': ROWS } as CSSProperties}
              maxLength={LONG_LENGTH}
              value={typed}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
              onBlur={onLeave}
            />
          )}
        </FieldFrame>
      )
    case 'single':
    case 'scale':
      return (
        <ChoiceGroup {...look} role="radiogroup" row={type === 'scale'}>
          {(type === 'scale' ? stepsOf(question) : options.map((one) => ({ value: one.id, label: one.label }))).map(
            (one) => (
              <Choice
                key={one.value}
                type="radio"
                name={name}
                label={one.label}
                value={one.value}
                checked={value === one.value}
                invalid={Boolean(error)}
                onPick={() => onChange(one.value)}
                onBlur={onLeave}
              />
            ),
          )}
        </ChoiceGroup>
      )
    case 'multiple':
      return (
        <ChoiceGroup {...look} role="group">
          {options.map((one) => (
            <Choice
              key={one.id}
              type="checkbox"
              name={name}
              label={one.label}
              value={one.id}
              checked={picked.includes(one.id)}
              invalid={Boolean(error)}
              onPick={() =>
                onChange(picked.includes(one.id) ? picked.filter((id) => id !== one.id) : [...picked, one.id])
              }
              onBlur={onLeave}
            />
          ))}
        </ChoiceGroup>
      )
    case 'file':
      return renderFile({ label, hint, required, error })
    case 'number':
      return line({ inputMode: 'decimal', maxLength: 16 })
    case 'date':
      return line({
        inputMode: 'numeric',
        placeholder: 'DD/MM/AAAA',
        onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange(slashed(currentTarget.value)),
      })
    case 'video':
      return line({ type: 'url', inputMode: 'url', maxLength: LINK_LENGTH, placeholder: 'https://' })
    default:
      return line({ maxLength: SHORT_LENGTH })
  }
}

/** '01032027' → '01/03/2027' */
const slashed = (typed: string) =>
  typed
    .replace(/\D/g, '')
    .slice(0, 8)
    .replace(/^(\d{2})(\d)/, '$1/$2')
    .replace(/^(\d{2}\/\d{2})(\d)/, '$1/$2')

const stepsOf = ({ min, max }: AskedQuestion) => {
  const [least, most] = [min ?? 1, max ?? 5]
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => ({
    value: least + i,
    label: String(least + i),
  }))
}
