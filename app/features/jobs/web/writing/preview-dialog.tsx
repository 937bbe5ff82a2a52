import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lists } from '#features/static-lists/wire.ts'
import { answerOf } from '#web/calls/answer.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { JobFacts } from '../page/job-facts.tsx'
import { JobHead } from '../page/job-head.tsx'
import page from '../page/job-page.module.css'
import { JobText } from '../page/job-text.tsx'
import { MoreDetails } from '../page/more-details.tsx'
import styles from '../owned/owned.module.css'
import type { EditedAttributes as Edited } from '../owned/use-job-moves.ts'
import { previewOf } from './preview-of.ts'

/** The job as its page will show it. */
export function PreviewDialog({ open, onClose, job }: { open: boolean; onClose: () => void; job: Edited }) {
  const [now] = useState(() => new Date())
  const { data: offered = [] } = useQuery({
    ...answerOf(lists.company_benefits, {}),
    enabled: open,
    staleTime: Infinity,
  })
  const shown = previewOf(job, now, offered)
  return (
    <Dialog open={open} onClose={onClose} title="Prévia" wide>
      <div className={styles.preview}>
        <JobHead job={shown} heading="h2" />
        <JobFacts job={shown} />
        <div className={page.text}>
          <JobText job={shown} />
          <MoreDetails job={shown} />
        </div>
      </div>
    </Dialog>
  )
}
