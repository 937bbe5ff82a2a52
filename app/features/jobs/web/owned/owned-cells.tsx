import { useState } from 'react'
import { Link } from 'react-router'
import { dayWords } from '#web/moment.ts'
import { JOB_TYPES, type JobType } from '../../wire/job-words.ts'
import { JobStanding } from './job-standing.tsx'
import type { Owned } from './owned-actions.tsx'
import styles from './owned.module.css'

const count = (n: number) => n.toLocaleString('pt-BR')
const typeOf = ({ job_type }: Owned['attributes']) => (job_type ? JOB_TYPES[job_type as JobType] : 'Tipo a definir')

/** A draft is written on; everything else is read by who has applied. */
export const TitleCell = ({ of: { id, attributes }, company }: { of: Owned; company: boolean }) => (
  <span className={styles.what}>
    <Link to={`/vagas/minhas/${id}/${attributes.status === 'draft' ? 'editar' : 'candidaturas'}`}>
      {attributes.title}
    </Link>
    <span className={styles.under}>
      {[typeOf(attributes), company && attributes.company_name].filter(Boolean).join(' · ')}
    </span>
  </span>
)

export function CandidaturesCell({ of: { id, attributes } }: { of: Owned }) {
  const { title, status, candidatures, new: fresh } = attributes
  if (status === 'draft') return <span className={styles.under}>Rascunho</span>
  return (
    <Link
      className={styles.people}
      to={`/vagas/minhas/${id}/candidaturas`}
      aria-label={`${fresh ? `${newWords(fresh)} ` : ''}${count(candidatures)} candidaturas de ${title}`}
    >
      {fresh > 0 && <span className={styles.fresh}>{newWords(fresh)}</span>} <strong>{count(candidatures)}</strong>
    </Link>
  )
}

export const newWords = (n: number) => (n === 1 ? '1 nova' : `${count(n)} novas`)

/** On a phone all that matters, in one line below the title. */
export function ShortLine({ of }: { of: Owned }) {
  const [now] = useState(() => new Date())
  const { status, closes_at, answer_by } = of.attributes
  const late = answer_by !== null && Date.parse(answer_by) < now.getTime()
  return (
    <span className={styles.short}>
      {status !== 'draft' && <CandidaturesCell of={of} />}
      <JobStanding {...of.attributes} />
      {status === 'published' && closes_at && <span>até {closes_at.slice(0, 5)}</span>}
      {late && <span className={styles.late}>resposta atrasada</span>}
    </span>
  )
}

export function AnswerCell({ of: { attributes }, now }: { of: Owned; now: Date }) {
  const { answer_by } = attributes
  if (!answer_by) return <span className={styles.under}>Ninguém espera</span>
  return <span className={Date.parse(answer_by) < now.getTime() ? styles.late : undefined}>{dayWords(answer_by)}</span>
}
