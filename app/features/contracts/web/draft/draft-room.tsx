import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { showFolder } from '#features/internships/wire/folders.ts'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { Refused } from '#wire/send.ts'
import { DraftEditor } from './draft-editor.tsx'

type Props = {
  /** Of the internship. */
  id: string
  envelope_id?: string | undefined
  back: string
  /** The page of a document, once it is sent. */
  sent: (envelope_id: string) => string
}

/** The terms that nobody has received yet, with the law beside them. */
export function DraftRoom({ id, envelope_id, back, sent }: Props) {
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
      back={{ to: back, label: intern_name || 'Pasta do estágio' }}
    >
      <Loaded of={[folder]} lines={12} missing="Estágio não encontrado">
        {({ data }) =>
          data.attributes.is_draft ? (
            <DraftEditor key={data.attributes.terms_id} folder={data} which={which} sent={sent} />
          ) : (
            <Navigate to={back} replace />
          )
        }
      </Loaded>
    </Page>
  )
}
