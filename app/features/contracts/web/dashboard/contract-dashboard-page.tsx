import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { showContractDashboard } from '../../wire/dashboard.ts'
import type { Route } from './+types/contract-dashboard-page'
import { AgeTable } from './age-table.tsx'
import styles from './dashboard.module.css'
import { FigureStrip } from './figure-strip.tsx'
import { count, oursFirst } from './group-words.ts'
import { Pressing } from './pressing.tsx'
import { WaitingGroup } from './waiting-group.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Dashboard de contratos', index: false })

const BACK = { to: '/folders/minhas', label: 'Meus contratos' }

export default function ContractDashboardPage() {
  const query = useQuery(answerOf(showContractDashboard, {}))
  const found = query.data?.data.attributes
  return (
    <Page
      title="O que espera por quem"
      lead={found && `${count(found.total, 'contrato a caminho', 'contratos a caminho')} · ${momentWords(found.as_of)}`}
      width="wide"
      back={BACK}
      actions={
        found?.to_approve ? (
          <ButtonLink kind="primary" to="/estagios/aprovacao-de-contrato">
            Aprovar {count(found.to_approve, 'contrato', 'contratos')}
          </ButtonLink>
        ) : undefined
      }
    >
      <Loaded of={[query]} lines={10}>
        {({ data: { attributes: all } }) => (
          <>
            <Pressing of={all.pressing} />
            <FigureStrip of={all} />
            {all.total === 0 ? (
              <EmptyState
                drawing="folder"
                title="Nada espera por ninguém"
                text="Quando um contrato for enviado, você vê aqui com quem ele está e há quanto tempo."
                action={<ButtonLink to="/folders/minhas">Ver meus contratos</ButtonLink>}
              />
            ) : (
              <>
                <ul className={styles.groups}>
                  {oursFirst(all.groups).map((group) => (
                    <WaitingGroup key={group.holder} group={group} />
                  ))}
                </ul>
                <AgeTable of={all} />
              </>
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}
