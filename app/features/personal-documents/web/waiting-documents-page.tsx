import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Actions, Card, Filters, Muted, Page, Rows, Stack } from '#web/page/page.tsx'
import { type Decision, DecisionDialog } from '#features/operator/web/decision-dialog.tsx'
import { call } from '#web/calls/api.ts'
import { momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { oneOf } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
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

const filters = { state: oneOf(DOCUMENT_STATES) }
const WAITING = { path: { state: 'enviado' } } as const

export default function WaitingDocumentsPage() {
  const { query, values, filterBy, rows, paging } = usePages(listDocumentsToCheck, filters, WAITING)
  const { state = 'enviado' } = values
  const { data, isError } = query
  const client = useQueryClient()
  const [decision, setDecision] = useState<Decision>()
  const ask = ({ id, attributes: { person_name, category_label } }: Paper, approved: boolean) =>
    setDecision({
      title: approved ? 'Aprovar este documento?' : 'Recusar este documento?',
      effect:
        `${category_label} de ${person_name}. ` +
        `${approved ? 'A pessoa é avisada por e-mail.' : 'A pessoa recebe o motivo por e-mail e pode enviar outro.'}`,
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
  const papers = data && rows
  return (
    <Page title="Documentos a conferir" width="wide">
      <Filters>
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
      </Filters>
      {isError && !data && <ErrorState onRetry={() => void query.refetch()} />}
      {!isError && !papers && (
        <Loading>
          <Card>
            <SkeletonLines lines={4} />
          </Card>
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
          <Rows>
            {papers.map((paper) => (
              <li key={paper.id}>
                <PaperCard paper={paper} onDecide={(approved) => ask(paper, approved)} />
              </li>
            ))}
          </Rows>
          <TablePaging {...paging} />
        </>
      )}
      <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
    </Page>
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
    <article>
      <Stack>
        <h2>
          {category_label} <DocumentStanding state={state} />
        </h2>
        <p>
          {person_name}
          {description && ` · ${description}`}
        </p>
        {civil_name && <Muted>Nome civil, como no documento: {civil_name}</Muted>}
        <Muted>
          {file.name} · {bytesWords(file.size)} · enviado em {momentWords(sent_at)}
          {valid_until && ` · vale até ${valid_until}`}
        </Muted>
        {reason && <p>Motivo: {reason}</p>}
        <Actions>
          <Button onClick={() => void open(id)}>Abrir documento</Button>
          {!decided_at && (
            <Button kind="primary" onClick={() => onDecide(true)}>
              Aprovar
            </Button>
          )}
          {!decided_at && <Button onClick={() => onDecide(false)}>Recusar</Button>}
        </Actions>
      </Stack>
    </article>
  )
}
