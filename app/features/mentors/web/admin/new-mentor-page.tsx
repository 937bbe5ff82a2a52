import { useNavigate } from 'react-router'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Card, Page } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { mentor } from '../../wire/mentor-record.ts'
import { createMentor, listKeptMentors } from '../../wire/operator-mentors.ts'
import type { Route } from './+types/new-mentor-page'
import { MentorFields } from './mentor-fields.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Novo mentor · Operação', index: false })

export default function NewMentorPage() {
  const navigate = useNavigate()
  const create = useAct(createMentor, {
    done: 'O mentor está salvo. Agora, as horas da semana.',
    refresh: [listKeptMentors],
  })
  return (
    <Page title="Novo mentor" back={{ to: '/admin/mentores', label: 'Mentores' }} width="form">
      <Card>
        <RecordForm
          fields={mentor}
          root="mentor"
          kept="mentor new"
          submit="Salvar mentor"
          onCancel={() => void navigate('/admin/mentores')}
          send={async (sent) => {
            const { data } = await create.act({ mentor: sent })
            void navigate(`/admin/mentores/${data.id}`, { replace: true })
          }}
        >
          <MentorFields />
        </RecordForm>
      </Card>
    </Page>
  )
}
