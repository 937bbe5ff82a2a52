import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { formatDate } from '#wire/time/date.ts'
import { showReport } from '../wire/report.ts'
import type { Route } from './+types/report-page'
import { ReportEditor } from './report/report-editor.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Relatório de atividades', index: false })

/** What an intern tells of the last months. */
export default function ReportPage({ params: { id } }: Route.ComponentProps) {
  const report = useQuery(answerOf(showReport, { id }))
  const due_on = report.data?.data.attributes.due_on
  return (
    <Page
      title="Relatório de atividades"
      lead={due_on ? `Para entregar até ${formatDate(due_on)}.` : undefined}
      width="form"
      back={{ to: `/folders/${id}`, label: 'Meu estágio' }}
    >
      <Loaded of={[report]} fields={6} missing="Estágio não encontrado">
        {({ data }) =>
          data.attributes.on_its_way ? (
            <Notice
              title="O seu relatório está a caminho"
              action={<ButtonLink to={`/envelopes/${data.attributes.on_its_way}`}>Acompanhar</ButtonLink>}
            >
              A empresa, quem supervisiona e a instituição o leem e assinam; você também.
            </Notice>
          ) : data.attributes.due_on ? (
            <ReportEditor report={data} />
          ) : (
            <Notice title="Nada a escrever agora">Todos os relatórios deste estágio já foram feitos.</Notice>
          )
        }
      </Loaded>
    </Page>
  )
}
