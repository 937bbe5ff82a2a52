import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loading, SkeletonFields } from '#web/ui/states/skeleton.tsx'
import { ErrorState, State } from '#web/ui/states/state.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Refused } from '#wire/send.ts'
import { showCompanyAttributes } from '../wire/profile.ts'
import type { Route } from './+types/edit-company-page'
import { Branches } from './editing/branches.tsx'
import { CompanyForm } from './editing/company-form.tsx'
import styles from './editing/editing.module.css'
import { VerificationMark } from './verification-mark.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Editar empresa', index: false })

/** The own company, or one below it. */
export default function EditCompanyPage() {
  const { id } = useParams()
  const { company_slug } = useSession().attributes
  // A colleague who renames the company changes the address in the session: the form that is open stays the one it is.
  const [own, setOwn] = useState(company_slug)
  if (!own && company_slug) setOwn(company_slug)
  const company_id = id ?? own ?? ''
  // What is being edited is not pulled from under the hands: a stale write is told when it is sent.
  const { data, error, refetch } = useQuery({
    ...answerOf(showCompanyAttributes, { company_id }),
    enabled: company_id !== '',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
    retry: (count, failure) => count < 1 && !(failure instanceof Refused),
  })
  const company = data?.data
  if (error && !company)
    return error instanceof Refused && error.status === 404 ? (
      <State
        drawing="lost"
        heading="h1"
        title="Empresa não encontrada"
        text={error.message}
        action={
          <ButtonLink kind="primary" to="/empresas/editar">
            Minha empresa
          </ButtonLink>
        }
      />
    ) : (
      <ErrorState heading="h1" onRetry={() => void refetch()} />
    )
  const parent = company?.attributes.parent
  const title = company ? (company.attributes.trading_name ?? company.attributes.name) : 'Editar empresa'
  return (
    <div className={styles.page}>
      {parent && <Breadcrumb trail={[{ label: parent.name, to: `/empresas/editar/${parent.id}` }, { label: title }]} />}
      <div className={styles.head}>
        <h1>{title}</h1>
        {company && <VerificationMark of={company.attributes.verification} />}
      </div>
      {company ? (
        <>
          <CompanyForm key={company.id} company={company} />
          {/* Beside the form: its dialog holds a form of its own. */}
          <Branches company={company} />
        </>
      ) : (
        <Loading>
          <div className={styles.card}>
            <SkeletonFields fields={8} />
          </div>
        </Loading>
      )}
    </div>
  )
}
