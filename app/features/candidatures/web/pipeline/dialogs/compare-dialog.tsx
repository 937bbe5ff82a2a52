import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { dayWords } from '#web/moment.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { hiddenWords, SUSPENDED } from '../../../wire/candidature-words.ts'
import { showAssessment } from '../../../wire/pipeline.ts'
import type { Assessment } from '../panel/assessment.ts'
import { AnswerRows } from '../../questionnaire/answer-rows.tsx'
import styles from './compare.module.css'
import { Muted } from '#web/page/page.tsx'
import board from '../pipeline.module.css'
import { factsOf } from '../panel/shown-profile.tsx'
import { StageSelect } from '../board/stage-select.tsx'
import { SuspensionNotice } from '../suspension-notice.tsx'
import type { Received, Stage } from '../use-pipeline.ts'

type Props = {
  rows: readonly Received[]
  stages: Stage[]
  suspended: boolean
  onClose: () => void
  onOpen: (row: Received) => void
  onMove: (rows: Received[], stage: Stage) => void
}

/** Contact data are no part of a comparison. */
const PROFILE = [
  'Curso',
  'Cidade',
  'Sobre',
  'Experiências',
  'Conhecimentos',
  'Programas',
  'Idiomas',
  'Pretensão salarial',
]
const NOTHING = <span className={styles.nothing}>Não informado.</span>
const HIDDEN = <span className={styles.nothing}>Não visível.</span>
/** The company's own data and those of the process are always visible. */
const KEPT = new Set(['Nota', 'Etiquetas', 'Anotações', 'Resposta até'])

const judged = ({
  attributes: { rating, ratings, unmet, tags, answer_by, message, notes_written, readable },
}: Assessment): Record<string, ReactNode> => ({
  Nota:
    rating === null ? (
      <span className={styles.nothing}>Sem nota</span>
    ) : (
      `${rating.toLocaleString('pt-BR')} de 5 (${ratings.length} ${ratings.length === 1 ? 'avaliação' : 'avaliações'})`
    ),
  'Critérios da vaga': !readable ? null : unmet.length ? (
    <ul>
      {unmet.map(({ criterion, label, asked, told }) => (
        <li key={`${label} ${asked}`}>
          {label}: pede {asked}; {criterion === 'question' ? 'na resposta' : 'no perfil'}, {told}
        </li>
      ))}
    </ul>
  ) : (
    'Atende a todos'
  ),
  Etiquetas: tags.join(', '),
  Mensagem: message,
  Anotações: notes_written.length > 0 && (
    <ul>
      {notes_written.map(({ id, by, text }) => (
        <li key={id}>
          {text} <span className={styles.nothing}>({by})</span>
        </li>
      ))}
    </ul>
  ),
  'Resposta até': answer_by && dayWords(answer_by),
})

/** Two to four people side by side, by the same facts in the same order: never by photo, age or sealed data. */
export function CompareDialog({ rows, stages, suspended, onClose, onOpen, onMove }: Props) {
  const found = useQueries({ queries: rows.map(({ id }) => answerOf(showAssessment, { id })) })
  const people = found.flatMap(({ data }) => data?.data ?? [])
  const whole = people.length === rows.length
  const failed = found.find(({ isError, data }) => isError && !data)
  return (
    <Dialog open onClose={onClose} title="Comparar candidaturas" wide="page">
      <SuspensionNotice suspended={suspended}>
        <Muted>{SUSPENDED}</Muted>
      </SuspensionNotice>
      {failed && <ErrorState onRetry={() => void Promise.all(found.map(({ refetch }) => refetch()))} />}
      {!whole && !failed && (
        <Loading>
          <SkeletonLines lines={8} />
        </Loading>
      )}
      {people.map(({ id, attributes: { name, state, readable, readable_until } }) =>
        readable ? null : (
          <p key={id} className={board.muted}>
            <strong>{name}.</strong> {hiddenWords({ state, day: dayWords(readable_until!) })}
          </p>
        ),
      )}
      {whole && (
        <div className={styles.frame} role="region" aria-label="Comparação" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="unseen">O que se compara</span>
                </th>
                {people.map((one, i) => (
                  <th key={one.id} scope="col">
                    <button type="button" className={styles.name} onClick={() => onOpen(rows[i]!)}>
                      {one.attributes.name}
                    </button>
                    <StageSelect of={one} stages={stages} onMove={(to) => onMove([one], to)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Facts of={people} />
              <AnswerRows of={people} />
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  )
}

/** A fact that nobody shares has no row. */
function Facts({ of }: { of: Assessment[] }) {
  const people = of.map((one) => ({
    id: one.id,
    readable: one.attributes.readable,
    facts: { ...judged(one), ...factsOf(one.attributes.profile) },
  }))
  const labels = [...Object.keys(judged(of[0]!)), ...PROFILE]
  return labels
    .filter((label) => people.some(({ facts }) => facts[label]))
    .map((label) => (
      <tr key={label}>
        <th scope="row">{label}</th>
        {people.map(({ id, facts, readable }) => (
          <td key={id}>{facts[label] || (readable || KEPT.has(label) ? NOTHING : HIDDEN)}</td>
        ))}
      </tr>
    ))
}
