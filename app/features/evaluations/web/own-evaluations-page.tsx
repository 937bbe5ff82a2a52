import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page, Section } from '#web/page/page.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { listOwnedEvaluations } from '../wire/evaluations.ts'
import type { Route } from './+types/own-evaluations-page'
import { EvaluationRows } from './evaluation-rows.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Avaliar estágio', index: false })

const LEAD = 'Três perguntas a cada seis meses e no fim. A empresa lê só médias, sem o seu nome.'
const NONE = 'Quando o seu estágio fizer seis meses, ou terminar, a avaliação aparece aqui.'

export default function OwnEvaluationsPage() {
  const query = useQuery(answerOf(listOwnedEvaluations, { per_page: 100 }))
  return (
    <Page title="Avaliar estágio" lead={LEAD}>
      <Loaded of={[query]}>
        {({ collection: { data } }) => {
          const [own, about] = (['intern', 'supervisor'] as const).map((author) =>
            data.filter(({ attributes }) => attributes.author === author),
          ) as [typeof data, typeof data]
          return data.length === 0 ? (
            <EmptyState drawing="folder" title="Nenhuma avaliação por enquanto" text={NONE} />
          ) : (
            <>
              {own.length > 0 && (
                <Section title="O que você diz do estágio" id="own">
                  <EvaluationRows rows={own} />
                </Section>
              )}
              {about.length > 0 && (
                <Section title="O que a supervisão diz de você" id="about">
                  <EvaluationRows rows={about} />
                </Section>
              )}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
