import { IconArrowLeft } from '#web/icons/a/arrow-left.ts'
import { useQuery } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { answerOf } from '#web/answer.ts'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Loading, SkeletonLines } from '#web/ui/skeleton.tsx'
import { ErrorState, State } from '#web/ui/state.tsx'
import { Refused } from '#wire/send.ts'
import { showOwnedJob } from '../wire/writing.ts'
import type { Route } from './+types/edit-job-page'
import styles from './owned/owned.module.css'
import type { Edited } from './owned/use-job-moves.ts'
import { draftOf, type JobDraft } from './writing/job-draft.ts'
import { JobParts } from './writing/job-parts.tsx'
import { JobSide } from './writing/job-side.tsx'
import { useKeptJob } from './writing/use-kept-job.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Editar vaga', index: false })

export default function EditJobPage({ params: { id } }: Route.ComponentProps) {
  // What is being edited is not pulled from under the hands: a stale write is told when it is sent.
  const { data, error, refetch } = useQuery({
    ...answerOf(showOwnedJob, { id }),
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
    retry: (count, failure) => count < 1 && !(failure instanceof Refused),
  })
  if (error && !data)
    return error instanceof Refused && error.status === 404 ? (
      <State
        drawing="search"
        heading="h1"
        title="Vaga não encontrada"
        text={error.message}
        action={
          <ButtonLink kind="primary" to="/vagas/minhas">
            Minhas vagas
          </ButtonLink>
        }
      />
    ) : (
      <ErrorState heading="h1" onRetry={() => void refetch()} />
    )
  return (
    <div className={styles.page}>
      <Link className={styles.back} to="/vagas/minhas">
        <Icon of={IconArrowLeft} size={18} /> Minhas vagas
      </Link>
      <h1>{data?.data.attributes.title ?? 'Editar vaga'}</h1>
      {data ? (
        <Editor key={data.data.id} job={data.data} />
      ) : (
        <Loading>
          <div className={styles.card}>
            <SkeletonLines lines={10} />
          </div>
        </Loading>
      )}
    </div>
  )
}

function Editor({ job }: { job: Edited }) {
  const form = useForm<JobDraft>({ defaultValues: draftOf(job.attributes) })
  const kept = useKeptJob(form, job)
  const { keeping, save } = kept
  return (
    <FormProvider {...form}>
      <UnsavedGuard when={keeping === 'changed' || keeping === 'partly' || keeping === 'failed'} />
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
          <JobParts labels={job.attributes.labels} />
        </form>
        {/* Beside the form: its dialogs hold forms of their own. */}
        <JobSide job={job} kept={kept} />
      </div>
    </FormProvider>
  )
}
