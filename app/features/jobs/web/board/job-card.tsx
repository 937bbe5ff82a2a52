import { IconAccessible } from '#web/icons/a/accessible.ts'
import { IconBuildingBank } from '#web/icons/b/building-bank.ts'
import { IconFlag } from '#web/icons/f/flag.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '#web/layout/headers/avatar.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { IN_PROGRAM, JOB_TYPES, UNAVAILABLE, WORK_MODELS } from '../../wire/job-words.ts'
import type { JobCard as Card } from './board-address.ts'
import { closingWords, isUrgent } from './days-to-close.ts'
import { exclusiveWords } from '../../wire/exclusive-words.ts'
import styles from './job-card.module.css'

type Props = {
  job: Card
  heading?: 'h2' | 'h3'
  /** Place of the heart. */ heart?: ReactNode
  children?: ReactNode
}

/** A job in short; the whole card links to it. */
export function JobCard({ job: { attributes: job }, heading: Heading = 'h2', heart, children }: Props) {
  const exclusive = exclusiveWords(job.ies_exclusive)
  return (
    <article className={styles.card}>
      <Avatar name={job.author_name} src={job.avatar} size={44} square />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={`/vagas/${job.slug}`} prefetch="none">
            {job.title}
          </Link>
        </Heading>
        <p className={styles.company}>{job.author_name}</p>
        <p className={styles.facts}>
          <span>{JOB_TYPES[job.job_type]}</span>
          <span>{[job.address, WORK_MODELS[job.work_model]].filter(Boolean).join(' · ')}</span>
        </p>
        <p className={styles.facts}>
          <strong>{job.salary}</strong>
          {job.available ? (
            <span className={isUrgent(job.days_to_close) ? styles.urgent : undefined}>
              {closingWords(job.days_to_close)}
            </span>
          ) : (
            <span>{UNAVAILABLE[job.unavailable ?? 'closed']}</span>
          )}
        </p>
        {(exclusive || job.program_exclusive || job.pcd_preference) && (
          <ul className={styles.banners}>
            {exclusive && (
              <li>
                <Icon of={IconBuildingBank} size={16} />
                {exclusive}
              </li>
            )}
            {job.program_exclusive && (
              <li>
                <Icon of={IconFlag} size={16} />
                {IN_PROGRAM}
              </li>
            )}
            {job.pcd_preference && (
              <li>
                <Icon of={IconAccessible} size={16} />
                Preferência para pessoas com deficiência
              </li>
            )}
          </ul>
        )}
        {children}
      </div>
      {heart && <div className={styles.heart}>{heart}</div>}
    </article>
  )
}
