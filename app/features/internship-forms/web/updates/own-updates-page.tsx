import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { listOwnedFolders } from '#features/internships/wire/folders.ts'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Card, Muted, Page } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { formatDate } from '#wire/time/date.ts'
import { beginOwnUpdate } from '../../wire/updates/update-invites.ts'
import type { Route } from './+types/own-updates-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Pedir mudança', index: false })

/** Of the internships that run: whoever interns may ask for a change without being asked. */
export default function OwnUpdatesPage() {
  const navigate = useNavigate()
  const folders = useQuery(answerOf(listOwnedFolders, { per_page: 100 }))
  const begin = useAct(beginOwnUpdate, { onDone: ({ data }) => navigate(data.attributes.form_url) })
  return (
    <Page
      title="Pedir mudança"
      lead="Atividades, horário, término, supervisão ou instituição: o que mudar vira um termo aditivo."
      back={{ to: '/envelopes/minhas', label: 'Meus contratos' }}
    >
      <Loaded of={[folders]}>
        {({ collection }) => {
          const running = collection.data.filter(({ attributes }) => attributes.state === 'active')
          if (running.length === 0)
            return (
              <EmptyState
                drawing="folder"
                title="Nenhum estágio em andamento"
                text="Quando um estágio seu começar, você pede mudanças por aqui."
              />
            )
          return running.map(({ id, attributes: a }) => (
            <Card key={id}>
              <h2>{a.company_name}</h2>
              <Muted>
                {a.starts_on && a.ends_on && `${formatDate(a.starts_on)} a ${formatDate(a.ends_on)}`}
                {a.supervisor_name && ` · Supervisão: ${a.supervisor_name}`}
              </Muted>
              <div>
                <Button kind="primary" loading={begin.busy} onClick={() => begin.press({ internship_id: id })}>
                  Pedir mudança
                </Button>
              </div>
            </Card>
          ))
        }}
      </Loaded>
    </Page>
  )
}
