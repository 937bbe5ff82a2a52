import type { ComponentProps, ReactNode } from 'react'
import type { Told } from '../../wire/answering.ts'
import { walk } from '../../wire/path.ts'
import type { Section } from '../../wire/questions.ts'
import type { AskedQuestion } from '#wire/questions/asked-question.ts'
import styles from './answer.module.css'
import { QuestionField } from './question-field.tsx'

type FileLook = Parameters<ComponentProps<typeof QuestionField>['renderFile']>[0]
type Props = {
  sections: readonly Section[]
  questions: readonly AskedQuestion[]
  told: Told
  /** By question. */
  errors: Readonly<Record<string, string>>
  onTold: (id: string, value: unknown) => void
  onLeave: (id: string) => void
  renderFile: (question: AskedQuestion, look: FileLook) => ReactNode
  heading: 'h2' | 'h4'
  /** Of the controls' names. */
  prefix?: string
}

/** The questions that are asked by what was answered so far, section by section. */
export function QuestionList({
  sections,
  questions,
  told,
  errors,
  onTold,
  onLeave,
  renderFile,
  heading: Heading,
  prefix = 'answers',
}: Props) {
  const path = walk(questions, told).map(({ question }) => question)
  return sections.map(({ id, title }) => {
    const here = path.filter(({ section_id }) => section_id === id)
    if (!here.length) return null
    return (
      <div key={id} role="group" className={styles.section} aria-label={title}>
        <Heading>{title}</Heading>
        {here.map((question) => (
          <div key={question.id} data-field={`${prefix}.${question.id}`} tabIndex={-1}>
            {question.asked && <p className={styles.criterion}>A vaga exige: {question.asked}.</p>}
            <QuestionField
              question={question}
              name={`${prefix}.${question.id}`}
              value={told[question.id]}
              error={errors[question.id]}
              onChange={(value) => onTold(question.id, value)}
              onLeave={() => onLeave(question.id)}
              renderFile={(look) => renderFile(question, look)}
            />
          </div>
        ))}
      </div>
    )
  })
}
