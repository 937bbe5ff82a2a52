import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { VerificationMark } from '#features/companies/web/verification-mark.tsx'
import type { Verification } from '#wire/verification.ts'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { NotFound } from '#web/layout/not-found.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, Skeleton, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Refused } from '#wire/send.ts'
import { judgeCompany, showCompany } from '../wire.ts'
import type { Route } from './+types/company-page'
import styles from './admin.module.css'
import { CompanyFacts, History, Managers } from './company-facts.tsx'
import { type Decision, DecisionDialog } from './decision-dialog.tsx'
import { VERDICTS } from './verdicts.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Empresa · Operação', index: false })

export default function CompanyPage({ params: { id } }: Route.ComponentProps) {
  const { data, error, refetch } = useQuery(answerOf(showCompany, { id }))
  const client = useQueryClient()
  const [decision, setDecision] = useState<Decision>()
  if (error && !data)
    return error instanceof Refused && error.status === 404 ? (
      <NotFound />
    ) : (
      <ErrorState heading="h1" onRetry={() => void refetch()} />
    )
  const company = data?.data.attributes

  async function judge(verification: Verification, reason: string) {
    await call(judgeCompany, { id, verification, reason: reason || null })
    await client.invalidateQueries({ queryKey: ['v1', 'admin'] })
    alert({ kind: 'success', title: 'Tudo certo', text: VERDICTS[verification].told })
  }

  return (
    <div className={styles.page}>
      <Breadcrumb trail={[{ label: 'Empresas', to: '/admin/empresas' }, { label: company?.name ?? 'Empresa' }]} />
      {company ? (
        <>
          <div className={styles.head}>
            <h1>{company.name}</h1>
            <VerificationMark of={company.verification} />
          </div>
          <div className={styles.actions}>
            {(Object.keys(VERDICTS) as Verification[])
              .filter((verdict) => verdict !== company.verification)
              .map((verdict) => {
                const { button, kind, ...words } = VERDICTS[verdict]
                const ask = () =>
                  setDecision({
                    ...words,
                    title: words.title(company.name),
                    decide: (reason) => judge(verdict, reason),
                  })
                return (
                  <Button key={verdict} kind={kind} onClick={ask}>
                    {button}
                  </Button>
                )
              })}
          </div>
          <CompanyFacts {...company} />
          <Managers managers={company.managers} />
          <History decisions={company.decisions} />
        </>
      ) : (
        <Loading>
          <Skeleton width={320} height={32} />
          <div style={{ height: 32 }} />
          <SkeletonLines lines={6} />
        </Loading>
      )}
      <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
    </div>
  )
}
