import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '#web/calls/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { oneOf, searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { approveProposal, listProposals, mergeProposal, refuseProposal } from '../wire.ts'
import type { Route } from './+types/proposals-page'
import styles from './admin.module.css'
import { ApproveDialog } from './approve-dialog.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { type Act, ProposalCard } from './proposal-card.tsx'
import { GROWING, type GrowingList, type Proposal } from './proposal-words.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Listas · Operação', index: false })

const LISTS = Object.keys(GROWING) as GrowingList[]

const filters = { q: searched, list: oneOf(GROWING), status: oneOf({ refused: 'Recusadas' }) }
const WAITING = { path: { status: 'proposed' } } as const

/** Options that people wrote themselves, and the operator's word on each. */
export default function ProposalsPage() {
  const { query, values, filterBy, rows, paging } = usePages(listProposals, filters, WAITING)
  const { q, list, status } = values
  const { data, isError } = query
  const client = useQueryClient()
  const [asked, setAsked] = useState<{ act: Act; proposal: Proposal }>()
  const close = useCallback(() => setAsked(undefined), [])
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  const settle = async (judged: Promise<unknown>, text: string) => {
    await judged
    await client.invalidateQueries({ queryKey: ['v1', 'admin'] })
    alert({ kind: 'success', title: 'Tudo certo', text })
  }
  const target = asked && { list: asked.proposal.attributes.list, id: asked.proposal.id }
  const proposals = data && rows
  return (
    <div className={styles.page}>
      <h1>Listas: opções propostas</h1>
      <div className={styles.explained}>
        <p>O que um candidato escreve fora da lista aparece só para quem o escolheu, até você decidir.</p>
        <ul>
          <li>
            <strong>Aprovar:</strong> vira opção para todo mundo, com o mesmo nome ou com outro melhor.
          </li>
          <li>
            <strong>Unir a outra:</strong> uma opção que já existe toma o lugar da proposta nos perfis.
          </li>
          <li>
            <strong>Recusar:</strong> continua no perfil de quem a escreveu e nunca vira opção. Dá para rever depois.
          </li>
        </ul>
      </div>
      <div className={styles.filters}>
        <SearchBox label="Buscar proposta" value={q ?? ''} onSearch={search} />
        <select
          aria-label="Lista"
          value={list ?? ''}
          onChange={({ currentTarget }) => filterBy({ list: currentTarget.value })}
        >
          <option value="">Todas as listas</option>
          {LISTS.map((one) => (
            <option key={one} value={one}>
              {GROWING[one]}
            </option>
          ))}
        </select>
        <select
          aria-label="Situação"
          value={status ?? ''}
          onChange={({ currentTarget }) => filterBy({ status: currentTarget.value })}
        >
          <option value="">Esperando</option>
          <option value="refused">Recusadas</option>
        </select>
      </div>
      {isError && !data && <ErrorState onRetry={() => void query.refetch()} />}
      {!isError && !proposals && (
        <Loading>
          <div className={styles.card}>
            <SkeletonLines lines={4} />
          </div>
        </Loading>
      )}
      {data?.total_count === 0 && (
        <EmptyState
          drawing={q || list ? 'search' : 'folder'}
          title={q || list ? 'Nenhuma proposta encontrada' : status ? 'Nenhuma proposta recusada' : 'Nada esperando'}
          text="Quando um candidato escrever uma opção que não está na lista, ela aparece aqui."
        />
      )}
      {proposals && data.total_count > 0 && (
        <>
          <ul className={styles.claims}>
            {proposals.map((proposal) => (
              <li key={proposal.id}>
                <ProposalCard proposal={proposal} onAct={(act) => setAsked({ act, proposal })} />
              </li>
            ))}
          </ul>
          <TablePaging {...paging} />
        </>
      )}
      {target && asked.act === 'approve' && (
        <ApproveDialog
          proposal={asked.proposal}
          onClose={close}
          onApprove={(name) =>
            settle(
              call(approveProposal, { ...target, name }),
              'A opção entra nas listas de todo mundo em até uma hora.',
            )
          }
        />
      )}
      {target && asked.act === 'merge' && (
        <MergeDialog
          proposal={asked.proposal}
          onClose={close}
          onMerge={({ value, label }) =>
            settle(call(mergeProposal, { ...target, into: value }), `“${label}” toma o lugar da proposta nos perfis.`)
          }
        />
      )}
      <DecisionDialog
        decision={
          target && asked.act === 'refuse'
            ? {
                title: `Recusar “${asked.proposal.attributes.name}”?`,
                effect:
                  'Continua no perfil de quem a escreveu, que não é avisado, e nunca ' +
                  'aparece como opção. Você pode revê-la em Recusadas.',
                confirm: 'Recusar',
                reason: 'none',
                decide: () => settle(call(refuseProposal, target), 'A proposta não será oferecida a ninguém.'),
              }
            : undefined
        }
        onClose={close}
      />
    </div>
  )
}
