import { shortPay } from '#features/jobs/web/board/short-pay.ts'
import { IconClockCheck } from '#web/icons/c/clock-check.ts'
import { Avatar } from '#web/layout/headers/avatar.tsx'
import { shortDay } from '#web/moment.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './doors.module.css'
import type { JobInSight } from './job-in-sight.ts'

/** What somebody is about to apply to. */
export const JobInShort = ({ job }: { job: JobInSight }) => (
  <div className={styles.job}>
    <Avatar name={job.author_name} src={job.avatar} size={48} square />
    <div>
      <p className={styles.title}>{job.title}</p>
      <p className={styles.where}>{[job.author_name, job.address].filter(Boolean).join(' · ')}</p>
    </div>
    <p className={styles.promise}>
      {job.answer_by && (
        <span className={styles.answer}>
          <Icon of={IconClockCheck} size={18} /> Responde até {shortDay(job.answer_by)}
        </span>
      )}
      <span>{shortPay(job.salary)}</span>
    </p>
  </div>
)
