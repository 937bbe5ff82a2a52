import { IconAccessible } from '#web/icons/a/accessible.ts'
import { IconBuildingBank } from '#web/icons/b/building-bank.ts'
import { Link } from 'react-router'
import { Avatar } from '#web/layout/headers/avatar.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { exclusiveWords } from '../../wire/exclusive-words.ts'
import { ProgramBanner } from '../board/program-banner.tsx'
import styles from './job-page.module.css'
import type { Job } from './job.ts'
import { modelWords, typeWords } from './type-and-model.ts'

type Props = { job: Job['attributes']; heading?: 'h1' | 'h2' }

export function JobHead({ job, heading: Heading = 'h1' }: Props) {
  const exclusive = exclusiveWords(job.ies_exclusive)
  return (
    <header className={styles.head}>
      <Avatar name={job.author_name} src={job.avatar} size={64} square />
      <div>
        <Heading>{job.title}</Heading>
        <p className={styles.by}>
          {job.company_slug ? (
            <Link to={`/empresas/ver/${job.company_slug}`}>{job.author_name}</Link>
          ) : (
            <span>{job.author_name}</span>
          )}
          <span>{typeWords(job)}</span>
          <span>{[job.address, modelWords(job)].filter(Boolean).join(' · ')}</span>
        </p>
        <ul className={styles.banners}>
          {exclusive && (
            <li>
              <Icon of={IconBuildingBank} size={16} />
              {exclusive}
            </li>
          )}
          {job.program_exclusive && <ProgramBanner slug={job.program_slug} />}
          {job.pcd_preference && (
            <li>
              <Icon of={IconAccessible} size={16} />
              Preferência para pessoas com deficiência
            </li>
          )}
        </ul>
      </div>
    </header>
  )
}
