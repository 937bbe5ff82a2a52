import { Muted } from '#web/page/page.tsx'
import type { ReadAnswers } from '../../wire/questionnaire.ts'
import styles from './answers.module.css'
import { AnswerLines, scoreWords } from './read-answers.tsx'

/** Beside the candidature: what was answered to the job's questionnaire. */
export function CandidatureAnswers({ of }: { of: ReadAnswers | null }) {
  if (!of) return null
  const score = scoreWords(of)
  return (
    <section className={styles.answers} aria-label="Respostas ao questionário">
      <h3>Respostas ao questionário</h3>
      {score && <Muted>{score}</Muted>}
      <AnswerLines of={of} />
    </section>
  )
}
