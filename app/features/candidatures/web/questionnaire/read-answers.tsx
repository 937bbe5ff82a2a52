import { Muted } from '#web/page/page.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { size } from '#wire/text/sentences.ts'
import type { ReadAnswers, ReadLine } from '../../wire/questionnaire.ts'
import styles from './answers.module.css'

export const scoreWords = ({ score, most_score }: Pick<ReadAnswers, 'score' | 'most_score'>) =>
  score === null || most_score === null ? undefined : `${score} de ${most_score} pontos`

function Told({ words, link, file }: ReadLine) {
  if (file)
    return (
      <a href={file.url} target="_blank" rel="noreferrer">
        {file.name} ({size(file.size)})
      </a>
    )
  if (link)
    return (
      <a href={link} target="_blank" rel="noreferrer noopener nofollow">
        {link}
      </a>
    )
  return <span className={styles.words}>{words}</span>
}

/** Question by question, with what the job asked and what was answered before. */
export function AnswerLines({ of }: { of: Pick<ReadAnswers, 'lines'> }) {
  return (
    <dl className={styles.lines}>
      {of.lines.map((line) => (
        <div key={line.question_id}>
          <dt>{line.label}</dt>
          <dd>
            <Told {...line} />
            {line.points !== null && <span className={styles.points}>{line.points} pontos</span>}
            {line.met !== null && (
              <span className={styles.mark}>
                <StandingMark of={line.met ? 'good' : 'bad'}>
                  {`${line.met ? 'Atende' : 'Não atende'}: a vaga exige ${line.asked}`}
                </StandingMark>
              </span>
            )}
            {line.before.map(({ words, at }) => (
              <Muted key={at + words}>Antes de ler a recusa, respondeu: {words}</Muted>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
