import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { PAGE_SIZES } from '#web/ui/tables/paging.ts'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listApprovals } from '../../wire/approvals.ts'
import { ago, count } from '../dashboard/group-words.ts'
import { EnvelopePane } from '../queue/envelope-pane.tsx'
import { ReadingQueue } from '../queue/reading-queue.tsx'
import { useOpened } from '../queue/use-opened.ts'
import type { Route } from './+types/approvals-page'
import { ApprovalRow } from './approval-row.tsx'
import styles from './approvals.module.css'
import { Chosen, useChosen } from './chosen.tsx'
import { type Results, ResultsDialog } from './results-dialog.tsx'
import { SubstitutesDialog } from './substitutes-dialog.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Contratos para aprovar', index: false })

const BACK = { to: '/folders/minhas', label: 'Meus contratos' }
const KEYS = 'J e K andam pela fila, A aprova, R rejeita.'
const SMALLEST = PAGE_SIZES[0]
const filters = { q: searched }

export default function ApprovalsPage() {
  const { query, rows, paging, values, filterBy } = usePages(listApprovals, filters)
  const { opened, open } = useOpened()
  const chosen = useChosen()
  const [naming, setNaming] = useState(false)
  // Stays where the last contract has left the queue.
  const [results, setResults] = useState<Results>()
  const oldest = rows[0]?.attributes.days
  const [search] = useSearchParams()
  const lead = query.data
    ? count(query.data.total_count, 'contrato espera', 'contratos esperam') +
      (oldest !== undefined && !search.get('page') ? ` · o mais antigo ${ago(oldest)}` : '')
    : undefined
  return (
    <Page
      title="Contratos para aprovar"
      lead={lead}
      width="wide"
      back={BACK}
      actions={<Button onClick={() => setNaming(true)}>Quem aprova no meu lugar</Button>}
    >
      <Loaded of={[query]}>
        {({ total_count }) =>
          total_count === 0 && !values.q ? (
            <EmptyState
              drawing="folder"
              title="Nenhum contrato espera por você"
              text="Quando um contrato precisar da aprovação da empresa, ele aparece aqui."
            />
          ) : (
            <>
              <div className={styles.bar}>
                <SearchBox
                  label="Buscar por nome, CPF ou código"
                  value={values.q ?? ''}
                  onSearch={(q) => filterBy({ q }, { replace: true })}
                />
                <Chosen chosen={chosen} rows={rows} onDone={setResults} />
              </div>
              {rows.length === 0 ? (
                <EmptyState title="Nenhum contrato encontrado" text="Confira a busca." />
              ) : (
                <ReadingQueue
                  label="Fila de aprovação"
                  rows={rows}
                  opened={opened}
                  onOpen={open}
                  keys={KEYS}
                  renderBefore={(row) => (
                    <label className={styles.check}>
                      <input
                        type="checkbox"
                        aria-label={`Escolher o contrato de ${row.attributes.intern_name}`}
                        checked={chosen.has(row.id)}
                        disabled={row.attributes.own_draft}
                        onChange={() => chosen.toggle(row)}
                      />
                    </label>
                  )}
                  renderRow={(row) => <ApprovalRow of={row} />}
                  bottom={paging.count > SMALLEST && <TablePaging {...paging} />}
                >
                  {({ id }) => <EnvelopePane key={id} id={id} whole={`/envelopes/${id}`} />}
                </ReadingQueue>
              )}
            </>
          )
        }
      </Loaded>
      {results && <ResultsDialog results={results} onClose={() => setResults(undefined)} />}
      {naming && <SubstitutesDialog onClose={() => setNaming(false)} />}
    </Page>
  )
}
