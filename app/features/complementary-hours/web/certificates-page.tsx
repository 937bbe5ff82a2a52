import { IconDownload } from '#web/icons/d/download.ts'
import { IconPlus } from '#web/icons/p/plus.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/answer.ts'
import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { useTableAddress } from '#web/table-address.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Loading, SkeletonLines } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/state.tsx'
import { TablePaging } from '#web/ui/table-paging.tsx'
import { listHours, showHourTotals } from '../wire.ts'
import type { Route } from './+types/certificates-page'
import { CertificateCard } from './certificate-card.tsx'
import { type Editing, EditDialog } from './edit-dialog.tsx'
import { HourTotals } from './hour-totals.tsx'
import styles from './hours.module.css'
import { useStatement } from './use-statement.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Horas complementares', index: false })

/** Addresses of files end after ten minutes. */
const FRESH = 8 * 60_000

export default function CertificatesPage() {
  const { page, size, turnTo } = useTableAddress()
  const totals = useQuery(answerOf(showHourTotals, {}))
  const list = useQuery({
    ...answerOf(listHours, { page, per_page: size }),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH,
  })
  const statement = useStatement()
  const [editing, setEditing] = useState<Editing>()
  const sums = totals.data?.data.attributes
  const entries = list.data?.collection.data
  const add = (
    <Button kind="primary" disabled={!sums} onClick={() => setEditing('new')}>
      <Icon of={IconPlus} /> Adicionar certificado
    </Button>
  )
  const failed = (totals.isError && !sums) || (list.isError && !entries)
  return (
    <Column>
      <div className={styles.page}>
        <header className={styles.head}>
          <div className={styles.titles}>
            <h1>Horas complementares</h1>
            <p className={styles.lead}>
              Reúna os seus certificados, veja o que conta em cada categoria e leve um extrato só à sua instituição.
            </p>
          </div>
          <div className={styles.actions}>
            {entries && entries.length > 0 && (
              <Button loading={statement.busy} onClick={statement.download}>
                <Icon of={IconDownload} /> Baixar extrato em PDF
              </Button>
            )}
            {add}
          </div>
        </header>
        {failed && <ErrorState onRetry={() => void Promise.all([totals.refetch(), list.refetch()])} />}
        {!failed && (!sums || !entries) && (
          <Loading>
            <div className={styles.card}>
              <SkeletonLines lines={6} />
            </div>
          </Loading>
        )}
        {sums && entries && list.data!.total_count === 0 && (
          <EmptyState
            drawing="folder"
            title="Nenhum certificado ainda"
            text="Palestras, cursos, monitoria, voluntariado: tudo o que o seu curso aceita pode entrar aqui. O que você concluir na Academy e nos eventos entra sozinho."
            action={add}
          />
        )}
        {sums && entries && list.data!.total_count > 0 && (
          <>
            <HourTotals of={sums} />
            <section className={styles.group} aria-labelledby="certificates">
              <h2 id="certificates">Certificados</h2>
              <ul className={styles.cards}>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <CertificateCard entry={entry} onEdit={() => setEditing(entry)} />
                  </li>
                ))}
              </ul>
              <TablePaging
                page={page}
                size={size}
                count={list.data!.total_count}
                disabled={list.isPlaceholderData}
                onChange={turnTo}
              />
            </section>
          </>
        )}
      </div>
      {sums && <EditDialog editing={editing} categories={sums.categories} onClose={() => setEditing(undefined)} />}
    </Column>
  )
}
