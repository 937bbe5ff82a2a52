import { Choice } from '#web/form/choices/choice.tsx'
import { ChoiceGroup } from '#web/form/choices/choice-field.tsx'
import { Pair } from '#web/page/page.tsx'
import { hasOptions } from '#wire/questions/question-words.ts'
import type { Condition, Question } from '../../wire/questions.ts'
import { PlainFigure } from './plain-fields.tsx'

const nothing = () => {}

type Props = {
  /** Whose answers. */
  of: Question
  name: string
  label: string
  condition: Condition
  onChange: (condition: Condition) => void
}

/** Which answers count: some of the options, or what lies between two values. */
export function ConditionEditor({ of, name, label, condition, onChange }: Props) {
  const { options, least, most } = condition
  if (!hasOptions(of.type))
    return (
      <Pair>
        <PlainFigure
          label={`${label}: de`}
          name={`${name}.least`}
          value={least}
          onChange={(least) => onChange({ ...condition, least })}
        />
        <PlainFigure
          label={`${label}: até`}
          name={`${name}.most`}
          value={most}
          onChange={(most) => onChange({ ...condition, most })}
        />
      </Pair>
    )
  const toggle = (id: string) =>
    onChange({ ...condition, options: options.includes(id) ? options.filter((one) => one !== id) : [...options, id] })
  return (
    <ChoiceGroup label={label} required>
      {of.options.map((option, at) => (
        <Choice
          key={option.id}
          type="checkbox"
          name={`${name}.options`}
          label={option.label || `Opção ${at + 1}`}
          checked={options.includes(option.id)}
          onPick={() => toggle(option.id)}
          onBlur={nothing}
        />
      ))}
    </ChoiceGroup>
  )
}
