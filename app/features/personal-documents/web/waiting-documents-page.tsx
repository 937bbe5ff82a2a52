import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Card, Filters, Page } from '#web/page/page.tsx'
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
import { KeyHints } from '#web/keys/key-hints.tsx'
import { useLetterKeys } from '#web/keys/letter-keys.ts'
import { DOCUMENT_STATES, type DocumentState, judgeDocument, listDocumentsToCheck } from '../wire.ts'
import type { Route } from './+types/waiting-documents-page'
import { type Paper, PaperPane } from './paper-pane.tsx'
import { useOpenedPapers } from './use-opened-papers.ts'
import styles from './waiting.module.css'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Documentos a conferir · Operação', index: false })

const STATES = Object.keys(DOCUMENT_STATES) as DocumentState[]

const KEYS = [
  ['J', 'próximo'],
  ['K', 'anterior'],
  ['O', 'abrir'],
  ['A', 'aprovar'],
  ['R', 'recusar'],
] as const
const filters = { state: oneOf(DOCUMENT_STATES) }
const WAITING = { path: { state: 'enviado' } } as const

export default function WaitingDocumentsPage() {
  const { query, values, filterBy, rows, paging } = usePages(listDocumentsToCheck, filters, WAITING)
  const { state = 'enviado' } = values
  const { data, isError } = query
  const client = useQueryClient()
  const [decision, setDecision] = useState<Decision>()
  const [search, setSearch] = useSearchParams()
  const turnTo = (id: string | undefined) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (id) next.set('documento', id)
        else next.delete('documento')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
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
        if (chosen) turnTo(after(id)?.id)
        await client.invalidateQueries({ queryKey: ['v1', 'admin'] })
        alert({
          kind: 'success',
          title: 'Tudo certo',
          text: approved ? 'O documento foi aprovado.' : 'O motivo foi enviado à pessoa.',
        })
      },
    })
  const papers = data && rows
  const { opened, busy, open } = useOpenedPapers()
  const chosen = search.get('documento')
  // Another person's paper must not stand where a link named one.
  const paper = chosen ? papers?.find(({ id }) => id === chosen) : papers?.[0]
  const after = (decided: string) => papers?.[papers.findIndex(({ id }) => id === decided) + 1]
  const step = (by: number) => {
    const next = papers?.[papers.findIndex(({ id }) => id === paper?.id) + by]
    if (next) turnTo(next.id)
  }
  useLetterKeys({ j: () => step(1), k: () => step(-1) }, !decision)
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
          <div className={styles.desk} data-at={chosen ? 'paper' : 'list'}>
            <ul className={styles.list}>
              {papers.map(({ id, attributes }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.row}
                    aria-current={id === paper?.id || undefined}
                    onClick={() => turnTo(id)}
                  >
                    <strong>{attributes.category_label}</strong>
                    <span>
                      {attributes.person_name} · {momentWords(attributes.sent_at)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <div>
              <Button kind="quiet" className={styles.back} onClick={() => turnTo(undefined)}>
                Voltar à fila
              </Button>
              {!paper && (
                <EmptyState
                  title="Este documento não está nesta página da fila"
                  text="Ele já foi decidido, ou está em outra página."
                  action={<Button onClick={() => turnTo(undefined)}>Ver o primeiro desta página</Button>}
                />
              )}
              {paper && (
                <PaperPane
                  paper={paper}
                  url={opened.get(paper.id)}
                  busy={busy === paper.id}
                  onOpen={() => void open({ id: paper.id, type: paper.attributes.file.type })}
                  onDecide={(approved) => ask(paper, approved)}
                />
              )}
            </div>
          </div>
          <KeyHints of={KEYS} />
          <TablePaging {...paging} />
        </>
      )}
      <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
    </Page>
  )
}
