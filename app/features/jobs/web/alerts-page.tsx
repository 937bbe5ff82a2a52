import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { Column } from '#web/layout/frame.tsx'
import { addressOf, labelsOf } from '#web/list/filters.ts'
import { pageMeta } from '#web/page-meta.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { WholeWords } from '#web/ui/text/whole-words.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { FREQUENCIES } from '../wire/job-words.ts'
import { forgetSearch, listSavedSearches } from '../wire/saved.ts'
import type { Route } from './+types/alerts-page'
import { boardFilters } from './board/board-address.ts'
import styles from './saved/saved.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Alertas de vagas', index: false })

type Search = Answer<typeof listSavedSearches>['collection']['data'][number]

/** Saved searches with letters; at most twenty. */
export default function AlertsPage() {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(answerOf(listSavedSearches, { per_page: 25 }))
  const [ending, setEnding] = useState<Search>()
  const searches = data?.collection.data

  async function end({ id, attributes }: Search) {
    await call(forgetSearch, { id })
    await client.invalidateQueries({ queryKey: ['v1', 'ats', 'saved_searches'] })
    alert({ kind: 'success', title: 'Tudo certo', text: `Não avisaremos mais sobre “${attributes.name}”.` })
  }

  return (
    <Column narrow>
      <div className={styles.page}>
        <Breadcrumb trail={[{ label: 'Vagas', to: '/vagas' }, { label: 'Alertas de vagas' }]} />
        <div className={styles.head}>
          <h1>Alertas de vagas</h1>
          <p>
            <WholeWords>Buscas salvas que avisam você por e-mail. Para não receber avisos, use as</WholeWords>{' '}
            <Link to="/usuarios/configuracoes">configurações</Link>.
          </p>
        </div>
        {isError && !searches && <ErrorState onRetry={() => void refetch()} />}
        {!isError && !searches && (
          <Loading>
            <SkeletonLines lines={5} />
          </Loading>
        )}
        {searches?.length === 0 && (
          <EmptyState
            drawing="wait"
            title="Nenhum alerta"
            text="Busque uma vaga e toque em “Salvar esta busca”."
            action={
              <ButtonLink kind="primary" to="/vagas">
                Buscar vagas
              </ButtonLink>
            }
          />
        )}
        {searches && searches.length > 0 && (
          <ul className={styles.cards}>
            {searches.map((search) => (
              <li key={search.id} className={styles.search}>
                <div>
                  <h2>
                    <Link to={addressOf('/vagas', search.attributes.filters)}>{search.attributes.name}</Link>
                  </h2>
                  <p>
                    {[
                      FREQUENCIES[search.attributes.frequency],
                      ...labelsOf(boardFilters, search.attributes.filters, search.attributes.names).map(
                        ({ label }) => label,
                      ),
                    ].join(' · ')}
                  </p>
                </div>
                <Button
                  aria-haspopup="dialog"
                  aria-label={`Encerrar alerta ${search.attributes.name}`}
                  onClick={() => setEnding(search)}
                >
                  Encerrar
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ConfirmDialog
        open={Boolean(ending)}
        onClose={() => setEnding(undefined)}
        title={`Encerrar o alerta “${ending?.attributes.name}”?`}
        confirm="Encerrar alerta"
        onConfirm={() => end(ending!)}
      >
        <p>A busca salva é apagada, e não enviaremos mais e-mails sobre ela.</p>
      </ConfirmDialog>
    </Column>
  )
}
