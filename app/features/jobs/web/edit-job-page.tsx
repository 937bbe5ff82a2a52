import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { Refused } from '#wire/send.ts'
import { showOwnedJob } from '../wire/writing.ts'
import type { Route } from './+types/edit-job-page'
import { JobEditor } from './writing/job-editor.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Editar vaga', index: false })

export default function EditJobPage({ params: { id } }: Route.ComponentProps) {
  // Not refetched while editing: a stale write is handled on sending.
  const job = useQuery({
    ...answerOf(showOwnedJob, { id }),
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
    retry: (count, failure) => count < 1 && !(failure instanceof Refused),
  })
  const title = job.data?.data.attributes.title ?? 'Editar vaga'
  return (
    <Page title={title} width="wide" back={{ to: '/vagas/minhas', label: 'Minhas vagas' }}>
      <Loaded of={[job]} fields={6} missing="Vaga não encontrada">
        {({ data }) => <JobEditor key={data.id} job={data} />}
      </Loaded>
    </Page>
  )
}
