import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { showFolder } from '#features/internships/wire/folders.ts'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { Refused } from '#wire/send.ts'
import type { Route } from './+types/draft-page'
import { DraftEditor } from './draft/draft-editor.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Rascunho de contrato', index: false })

export default function DraftPage({ params: { id } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const envelope_id = search.get('documento')
  const which = envelope_id ? { envelope_id } : {}
  // What is being edited is not pulled from under the hands: a stale write is told when it is sent.
  const folder = useQuery({
    ...answerOf(showFolder, { id, ...which }),
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
    retry: (count, failure) => count < 1 && !(failure instanceof Refused),
  })
  const { intern_name = '', before } = folder.data?.data.attributes ?? {}
  const what = before ? 'Termo aditivo' : 'Termo de compromisso'
  return (
    <Page
      title={intern_name ? `${what} de ${intern_name}` : 'Rascunho de contrato'}
      width="wide"
      back={{ to: `/folders/${id}`, label: intern_name || 'Pasta do estágio' }}
    >
      <Loaded of={[folder]} lines={12} missing="Estágio não encontrado">
        {({ data }) =>
          data.attributes.is_draft ? (
            <DraftEditor key={data.attributes.terms_id} folder={data} which={which} />
          ) : (
            <Navigate to={`/folders/${id}`} replace />
          )
        }
      </Loaded>
    </Page>
  )
}
