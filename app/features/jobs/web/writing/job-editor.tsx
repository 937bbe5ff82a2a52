import { useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { ConflictDialog } from '#web/record/conflict-dialog.tsx'
import { useSavingRecord } from '#web/record/use-saving-record.ts'
import { jobRecord } from '../../wire/job-record.ts'
import { showOwnedJob, updateJob } from '../../wire/writing.ts'
import styles from '../owned/owned.module.css'
import type { Edited } from '../owned/use-job-moves.ts'
import { JobParts } from './job-parts.tsx'
import { JobSide } from './job-side.tsx'

const TOGETHER = [
  ['salary_from', 'salary_to'],
  ['least_semester', 'most_semester'],
  ['opens_at', 'closes_at'],
  ['area_id', 'sub_area_id'],
  ['state_id', 'city_id'],
] as const

/** A draft saves itself while it is written; a published job is saved by a button. */
export function JobEditor({ job }: { job: Edited }) {
  const client = useQueryClient()
  const keep = (data: Edited) => client.setQueryData(answerOf(showOwnedJob, { id: job.id }).queryKey, { data })
  const saving = useSavingRecord({
    fields: jobRecord,
    record: job.attributes,
    itself: job.attributes.status === 'draft',
    together: TOGETHER,
    lacking: ({ missing }) => Object.keys(missing),
    kept: `job ${job.id}`,
    async send(changes, lock_version) {
      const { data } = await call(updateJob, { id: job.id, job: { ...changes, lock_version } })
      keep(data)
      return data.attributes
    },
  })
  const { form, keeping, save, conflict } = saving
  return (
    <FormProvider {...form}>
      <UnsavedGuard when={keeping !== 'saved' && keeping !== 'saving'} />
      <div className={styles.columns}>
        <form
          method="post"
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void save(true)
          }}
        >
          <JobParts labels={job.attributes.labels} company_id={job.attributes.company_id} />
        </form>
        {/* Beside the form: its dialogs hold forms of their own. */}
        <JobSide job={job} saving={saving} keep={keep} />
      </div>
      {conflict && <ConflictDialog {...conflict} />}
    </FormProvider>
  )
}
export type Saving = ReturnType<typeof useSavingRecord<typeof jobRecord, Edited['attributes']>>
