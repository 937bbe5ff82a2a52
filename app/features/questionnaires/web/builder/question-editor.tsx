import { Choice } from '#web/form/choices/choice.tsx'
import { FieldError } from '#web/form/field-look.tsx'
import { Pair } from '#web/page/page.tsx'
import {
  hasBounds,
  hasOptions,
  HINT_LENGTH,
  isCertain,
  LABEL_LENGTH,
  QUESTION_TYPES,
  type QuestionType,
} from '#wire/questions/question-words.ts'
import type { Question } from '../../wire/questions.ts'
import styles from './builder.module.css'
import { ConditionEditor } from './condition-editor.tsx'
import { retyped } from './form-draft.ts'
import { OptionsEditor } from './options-editor.tsx'
import { PlainFigure, PlainSelect, PlainText } from './plain-fields.tsx'

const TYPES = Object.entries(QUESTION_TYPES).map(([value, label]) => ({ value, label }))
const ANY = { options: [], least: null, most: null }
const nothing = () => {}

type Props = {
  question: Question
  /** 'questions.3' */
  name: string
  /** Those before it, on whose answers it may depend. */
  earlier: readonly Question[]
  hint: string | undefined
  errorAt: (path: string) => string | undefined
  onChange: (question: Question) => void
}

/** All that one question says. */
export function QuestionEditor({ question, name, earlier, hint, errorAt, onChange }: Props) {
  const { type, show_if, knockout } = question
  const set = (changes: Partial<Question>) => onChange({ ...question, ...changes })
  const certain = earlier.filter((one) => isCertain(one.type))
  const asked = earlier.find(({ id }) => id === show_if?.question_id)
  return (
    <div className={styles.editor}>
      <Pair>
        <PlainText
          label="Pergunta"
          name={`${name}.label`}
          required
          value={question.label}
          most={LABEL_LENGTH}
          error={errorAt('label')}
          {...(hint && { hint })}
          onChange={(label) => set({ label })}
        />
        <PlainSelect
          label="Tipo de resposta"
          name={`${name}.type`}
          required
          value={type}
          options={TYPES}
          error={errorAt('type')}
          onChange={(value) => onChange(retyped(question, value as QuestionType))}
        />
      </Pair>
      <PlainText
        label="Ajuda para responder"
        name={`${name}.hint`}
        value={question.hint ?? ''}
        most={HINT_LENGTH}
        error={errorAt('hint')}
        onChange={(hint) => set({ hint })}
      />
      {hasOptions(type) && (
        <OptionsEditor
          name={name}
          options={question.options}
          errorAt={errorAt}
          onChange={(options) => set({ options })}
        />
      )}
      {hasBounds(type) && (
        <Pair>
          {(['min', 'max'] as const).map((bound) => (
            <PlainFigure
              key={bound}
              label={bound === 'min' ? 'Menor valor' : 'Maior valor'}
              name={`${name}.${bound}`}
              required={type === 'scale'}
              value={question[bound]}
              error={errorAt(bound)}
              onChange={(value) => set({ [bound]: value })}
            />
          ))}
        </Pair>
      )}
      <div>
        <Choice
          type="checkbox"
          name={`${name}.required`}
          label="Resposta obrigatória"
          checked={question.required}
          onPick={() => set({ required: !question.required })}
          onBlur={nothing}
        />
        {type === 'scale' && (
          <Choice
            type="checkbox"
            name={`${name}.scored`}
            label="O valor escolhido conta como pontos"
            checked={question.scored}
            onPick={() => set({ scored: !question.scored })}
            onBlur={nothing}
          />
        )}
      </div>
      {(certain.length > 0 || show_if) && (
        <div className={styles.part}>
          <PlainSelect
            label="Só aparece conforme a resposta de"
            name={`${name}.show_if`}
            value={show_if?.question_id ?? ''}
            none="Aparece sempre"
            options={[
              ...certain.map(({ id, label }) => ({ value: id, label: label || 'Pergunta sem texto' })),
              ...(show_if && !asked ? [{ value: show_if.question_id, label: 'Uma pergunta que não vem antes' }] : []),
            ]}
            error={errorAt('show_if')}
            onChange={(question_id) => set({ show_if: question_id ? { question_id, ...ANY } : null })}
          />
          {show_if && asked && (
            <ConditionEditor
              of={asked}
              name={`${name}.show_if`}
              label="Aparece com esta resposta"
              condition={show_if}
              onChange={(condition) => set({ show_if: { ...condition, question_id: show_if.question_id } })}
            />
          )}
        </div>
      )}
      {isCertain(type) && (
        <div className={styles.part} data-field={`${name}.knockout`} tabIndex={-1}>
          <Choice
            type="checkbox"
            name={`${name}.knockout`}
            label="A vaga exige uma resposta"
            description="Quem se candidata lê a exigência antes, e pode pedir que uma pessoa revise."
            checked={knockout !== null}
            onPick={() => set({ knockout: knockout ? null : ANY })}
            onBlur={nothing}
          />
          {knockout && (
            <ConditionEditor
              of={question}
              name={`${name}.knockout`}
              label="Resposta aceita"
              condition={knockout}
              onChange={(knockout) => set({ knockout })}
            />
          )}
          {errorAt('knockout') && (
            <div role="alert" className={styles.wrong}>
              <FieldError>{errorAt('knockout')}</FieldError>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
