import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { anId, flag } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listClaims, settleClaim } from '../wire.ts'
import type { Route } from './+types/claims-page'
import styles from './admin.module.css'
import { type Claim, ClaimCard } from './claim-card.tsx'
import { type Decision, DecisionDialog } from './decision-dialog.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Reclamações de CNPJ · Operação', index: false })

const filters = { settled: flag('Encerradas'), pedido: anId('Um pedido', (id) => ({ id, settled: undefined })) }
const OPEN = { path: { settled: false } }

export default function ClaimsPage() {
  const { query, values, filterBy, rows, paging, bar } = usePages(listClaims, filters, OPEN)
  const { settled, pedido } = values
  const { data, isError } = query
  const client = useQueryClient()
  const [decision, setDecision] = useState<Decision>()

  const ask = ({ id, attributes: { name, company_name } }: Claim, accepted: boolean) =>
    setDecision({
      title: accepted ? `Aceitar o pedido de ${name}?` : `Recusar o pedido de ${name}?`,
      effect: accepted
        ? `${name} recebe um convite para administrar ${company_name}, e os dois lados são avisados por e-mail.`
        : `${name} recebe o motivo por e-mail. Nada muda em ${company_name}.`,
      confirm: accepted ? 'Aceitar e convidar' : 'Recusar',
      reason: accepted ? 'optional' : 'required',
      destructive: !accepted,
      decide: async (reason) => {
        await call(settleClaim, { id, accepted, reason: reason || null })
        await client.invalidateQueries({ queryKey: ['v1', 'admin'] })
        alert({
          kind: 'success',
          title: 'Tudo certo',
          text: accepted ? 'O convite foi enviado.' : 'O motivo foi enviado a quem reclamou.',
        })
      },
    })

  const claims = data && rows
  return (
    <div className={styles.page}>
      <h1>Reclamações de CNPJ</h1>
      <div className={styles.filters}>
        {pedido && <Button onClick={bar.onClear}>Ver todas</Button>}
        <select
          aria-label="Situação"
          value={settled ? 'true' : ''}
          onChange={({ currentTarget }) => filterBy({ settled: currentTarget.value, pedido: undefined })}
        >
          <option value="">Abertas</option>
          <option value="true">Encerradas</option>
        </select>
      </div>
      {isError && !data && <ErrorState onRetry={() => void query.refetch()} />}
      {!isError && !claims && (
        <Loading>
          <div className={styles.card}>
            <SkeletonLines lines={4} />
          </div>
        </Loading>
      )}
      {data?.total_count === 0 && (
        <EmptyState
          drawing="folder"
          title={settled ? 'Nenhuma reclamação encerrada' : 'Nenhuma reclamação aberta'}
          text="Quando alguém disser que um CNPJ cadastrado é seu, o pedido aparece aqui."
        />
      )}
      {claims && data.total_count > 0 && (
        <>
          <ul className={styles.claims}>
            {claims.map((claim) => (
              <li key={claim.id}>
                <ClaimCard claim={claim} onDecide={(accepted) => ask(claim, accepted)} />
              </li>
            ))}
          </ul>
          <TablePaging {...paging} />
        </>
      )}
      <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
    </div>
  )
}
