import { useDeferredValue, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Muted } from '#web/page/page.tsx'
import { UploadFrame } from '#web/form/uploads/upload-frame.tsx'
import { askedContent } from '../../wire/criteria.ts'
import { readAnswer, type Told } from '../../wire/answering.ts'
import { faultsOf } from '../../wire/judge-content.ts'
import { FILE_RULE } from '../answer/file-rule.ts'
import { QuestionList } from '../answer/question-list.tsx'
import styles from './builder.module.css'
import type { Draft } from './form-draft.ts'

const NONE = {}
const ignore = () => {}

/** Conditions and criteria that are not whole yet are left out. */
const shown = ({ sections, questions }: Draft): Draft => {
  const wrong = Object.keys(faultsOf({ sections, questions }))
  const isWrong = (i: number, what: string) => wrong.includes(`questions[${i}].${what}`)
  return {
    sections,
    questions: questions.map((question, i) => ({
      ...question,
      show_if: isWrong(i, 'show_if') ? null : question.show_if,
      knockout: isWrong(i, 'knockout') ? null : question.knockout,
    })),
  }
}

/** As candidates will see it; what is answered here shows the branches and is kept nowhere. */
export function FormPreview({ draft }: { draft: Draft }) {
  const { title, description } = useWatch() as { title?: string; description?: string }
  const calm = useDeferredValue(draft)
  const content = useMemo(() => askedContent({ title: '', description: null, ...shown(calm) }), [calm])
  const [told, setTold] = useState<Told>(NONE)
  const [errors, setErrors] = useState<Record<string, string>>(NONE)
  const judge = (id: string) => {
    const question = content.questions.find((one) => one.id === id)
    // Who only tabs through answers nothing.
    const read = question && id in told ? readAnswer(question, told[id]) : undefined
    setErrors({ ...errors, [id]: read && 'problem' in read ? read.problem : '' })
  }
  return (
    <section className={styles.preview} aria-label="Prévia">
      <h2>Prévia</h2>
      <Muted>Responda aqui para ver o caminho de quem se candidata. Nada é salvo.</Muted>
      {title && <h3>{title}</h3>}
      {description && <p>{description}</p>}
      {content.questions.length === 0 && <Muted>As perguntas aparecem aqui.</Muted>}
      <QuestionList
        {...content}
        told={told}
        errors={errors}
        heading="h4"
        prefix="preview"
        onTold={(id, value) => setTold({ ...told, [id]: value })}
        onLeave={judge}
        renderFile={(_, look) => (
          <UploadFrame {...look} rule={FILE_RULE} disabled refusals={[]} onFiles={ignore} onRefusals={ignore} />
        )}
      />
    </section>
  )
}
