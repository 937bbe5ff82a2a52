import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styles from '#features/operator/web/admin.module.css'
import { type Decision, DecisionDialog } from '#features/operator/web/decision-dialog.tsx'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useTableAddress } from '#web/table-address.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { Refused } from '#wire/send.ts'
import { size as bytesWords } from '#wire/text/sentences.ts'
import { DOCUMENT_STATES, type DocumentState, judgeDocument, listDocumentsToCheck, openDocument } from '../wire.ts'
import type { Route } from './+types/waiting-documents-page'
import { DocumentStanding } from './document-standing.tsx'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Documentos a conferir · Operação', index: false })

type Paper = Answer<typeof listDocumentsToCheck>['collection']['data'][number]
const STATES = Object.keys(DOCUMENT_STATES) as DocumentState[]

/** The click opens the tab, or browsers would block it; it navigates when the address has come. */
async function open(id: string) {
  const tab = window.open('', '_blank')
  try {
    const { data } = await call(openDocument, { id })
    if (tab) tab.location.href = data.attributes.url
  } catch (error) {
    tab?.close()
    alert({
      kind: 'error',
      title: 'Ops!',
      text:
        error instanceof Refused && error.status < 500
          ? error.message
          : 'Não foi possível abrir agora. Por favor, tente novamente.',
    })
  }
}

export default function WaitingDocumentsPage() {
  const { page, size, filter, filterBy, turnTo } = useTableAddress('state')
  const state = STATES.find((one) => one === filter.state) ?? 'enviado'
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...answerOf(listDocumentsToCheck, { page, per_page: size, state }),
    placeholderData: keepPreviousData,
  })
  const client = useQueryClient()
  const [decision, setDecision] = useState<Decision>()
  const ask = ({ id, attributes: { person_name, category_label } }: Paper, approved: boolean) =>
    setDecision({
      title: approved ? 'Aprovar este documento?' : 'Recusar este documento?',
      effect: `${category_label} de ${person_name}. ${approved ? 'A pessoa é avisada por e-mail.' : 'A pessoa recebe o motivo por e-mail e pode enviar outro.'}`,
      confirm: approved ? 'Aprovar' : 'Recusar',
      reason: approved ? 'none' : 'required',
      destructive: !approved,
      decide: async (reason) => {
        await call(judgeDocument, { id, approved, reason: reason || null })
        await client.invalidateQueries({ queryKey: ['v1', 'admin'] })
        alert({
          kind: 'success',
          title: 'Tudo certo',
          text: approved ? 'O documento foi aprovado.' : 'O motivo foi enviado à pessoa.',
        })
      },
    })
  const papers = data?.collection.data
  return (
    <div className={styles.page}>
      <h1>Documentos a conferir</h1>
      <div className={styles.filters}>
        <select
          aria-label="Situação"
          value={state}
          onChange={({ currentTarget }) =>
            filterBy({ state: currentTarget.value === 'enviado' ? '' : currentTarget.value })
          }
        >
          {STATES.map((one) => (
            <option key={one} value={one}>
              {one === 'enviado' ? 'Esperando' : DOCUMENT_STATES[one]}
            </option>
          ))}
        </select>
      </div>
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      {!isError && !papers && (
        <Loading>
          <div className={styles.card}>
            <SkeletonLines lines={4} />
          </div>
        </Loading>
      )}
      {data?.total_count === 0 && (
        <EmptyState
          drawing="folder"
          title={state === 'enviado' ? 'Nada esperando' : 'Nenhum documento aqui'}
          text="Quando um candidato enviar um documento, ele aparece aqui para ser conferido."
        />
      )}
      {papers && data.total_count > 0 && (
        <>
          <ul className={styles.claims}>
            {papers.map((paper) => (
              <li key={paper.id}>
                <PaperCard paper={paper} onDecide={(approved) => ask(paper, approved)} />
              </li>
            ))}
          </ul>
          <TablePaging
            page={page}
            size={size}
            count={data.total_count}
            disabled={isPlaceholderData}
            onChange={turnTo}
          />
        </>
      )}
      <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
    </div>
  )
}

function PaperCard({
  paper: { id, attributes: paper },
  onDecide,
}: {
  paper: Paper
  onDecide: (approved: boolean) => void
}) {
  const {
    person_name,
    civil_name,
    category_label,
    description,
    state,
    reason,
    valid_until,
    sent_at,
    decided_at,
    file,
  } = paper
  return (
    <article className={`${styles.card} ${styles.claim}`}>
      <div className={styles.head}>
        <h2>{category_label}</h2>
        <DocumentStanding state={state} />
      </div>
      <p>
        {person_name}
        {description && ` · ${description}`}
      </p>
      {civil_name && <p className={styles.muted}>Nome civil, como no documento: {civil_name}</p>}
      <p className={styles.muted}>
        {file.name} · {bytesWords(file.size)} · enviado em {momentWords(sent_at)}
        {valid_until && ` · vale até ${valid_until}`}
      </p>
      {reason && <p className={styles.message}>Motivo: {reason}</p>}
      <div className={styles.actions}>
        <Button onClick={() => void open(id)}>Abrir documento</Button>
        {!decided_at && (
          <Button kind="primary" onClick={() => onDecide(true)}>
            Aprovar
          </Button>
        )}
        {!decided_at && <Button onClick={() => onDecide(false)}>Recusar</Button>}
      </div>
    </article>
  )
}
