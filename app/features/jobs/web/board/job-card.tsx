import { IconAccessible } from '#web/icons/a/accessible.ts'
import { IconBuildingBank } from '#web/icons/b/building-bank.ts'
import { IconClockCheck } from '#web/icons/c/clock-check.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '#web/layout/headers/avatar.tsx'
import { shortDay } from '#web/moment.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { JOB_TYPES, UNAVAILABLE, WORK_MODELS } from '../../wire/job-words.ts'
import type { JobCard as Card } from './board-address.ts'
import { closingWords, isUrgent } from './days-to-close.ts'
import { exclusiveWords } from '../../wire/exclusive-words.ts'
import styles from './job-card.module.css'
import { ProgramBanner } from './program-banner.tsx'
import { OwnLine } from './own-line.tsx'
import { shortPay } from './short-pay.ts'
import type { OwnMark } from './use-own-marks.ts'

type Props = {
  job: Card
  heading?: 'h2' | 'h3'
  /** Place of the heart. */ heart?: ReactNode
  /** What the student has to do with jobs; a line is kept for it. */ marks?: ReadonlyMap<string, OwnMark>
  children?: ReactNode
}

/** A job in short; the whole card links to it. The date by which everybody hears stands at its foot. */
export function JobCard({ job: { attributes: job }, heading: Heading = 'h2', heart, marks, children }: Props) {
  return (
    <article className={styles.card}>
      <Avatar name={job.author_name} src={job.avatar} size={48} square />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={`/vagas/${job.slug}`} prefetch="none">
            {job.title}
          </Link>
        </Heading>
        <p className={styles.company}>{job.author_name}</p>
        <p className={styles.facts}>
          {[JOB_TYPES[job.job_type], job.address, WORK_MODELS[job.work_model]].filter(Boolean).join(' · ')}
        </p>
        <div className={styles.pay}>
          <strong>{shortPay(job.salary)}</strong>
          {marks && <OwnLine mark={marks.get(job.slug)} />}
        </div>
        <Tags of={job} />
        {children}
        <p className={styles.dates}>
          {job.available && job.answer_by && (
            <span className={styles.answer}>
              <Icon of={IconClockCheck} size={18} /> Responde até {shortDay(job.answer_by)}
            </span>
          )}
          {job.available ? (
            <span className={isUrgent(job.days_to_close) ? styles.urgent : undefined}>
              {closingWords(job.days_to_close)}
            </span>
          ) : (
            <span>{UNAVAILABLE[job.unavailable ?? 'closed']}</span>
          )}
        </p>
      </div>
      {heart && <div className={styles.heart}>{heart}</div>}
    </article>
  )
}

function Tags({ of: job }: { of: Card['attributes'] }) {
  const exclusive = exclusiveWords(job.ies_exclusive)
  if (!exclusive && !job.program_exclusive && !job.pcd_preference) return null
  return (
    <ul className={styles.banners}>
      {exclusive && (
        <li>
          <Icon of={IconBuildingBank} size={16} />
          {exclusive}
        </li>
      )}
      {job.program_exclusive && <ProgramBanner slug={job.program_slug} className={styles.program} />}
      {job.pcd_preference && (
        <li>
          <Icon of={IconAccessible} size={16} />
          Preferência para pessoas com deficiência
        </li>
      )}
    </ul>
  )
}
