import { useQuery } from '@tanstack/react-query'
import { showFolder } from '#features/internships/wire/folders.ts'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { useSession } from '#web/session/session.ts'
import type { Route } from './+types/folder-page'
import { FolderDetail } from './folder/folder-detail.tsx'
import { FolderMark } from './folder/folder-mark.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Estágio', index: false })

/** All that belongs to one internship. */
export default function FolderPage({ params: { id } }: Route.ComponentProps) {
  const { userType } = useSession()
  const folder = useQuery(answerOf(showFolder, { id }))
  const attributes = folder.data?.data.attributes
  return (
    <Page
      title={attributes?.intern_name ?? 'Estágio'}
      mark={attributes && <FolderMark state={attributes.state} words={attributes.state_name} />}
      lead={attributes && [attributes.course_name, attributes.institution_name].filter(Boolean).join(' · ')}
      width="wide"
      back={{ to: userType === 'CompanyManager' ? '/folders/minhas' : '/envelopes/minhas', label: 'Meus contratos' }}
    >
      <Loaded of={[folder]} lines={10} missing="Estágio não encontrado">
        {({ data }) => <FolderDetail folder={data} by={userType === 'CompanyManager' ? 'company' : 'intern'} />}
      </Loaded>
    </Page>
  )
}
