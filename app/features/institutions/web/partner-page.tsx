import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import admin from '#features/operator/web/admin.module.css'
import { answerOf } from '#web/answer.ts'
import { NotFound } from '#web/layout/not-found.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Loading, SkeletonLines } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/state.tsx'
import { Refused } from '#wire/send.ts'
import { showPartner } from '../wire/partners.ts'
import type { Route } from './+types/partner-page'
import { AgreementMark } from './partners/agreement-mark.tsx'
import { EnrolmentLists } from './partners/enrolment-lists.tsx'
import { PartnerForm } from './partners/partner-form.tsx'
import styles from './partners/partners.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Instituição · Operação', index: false })

/** One institution of the register: its agreement, its board, and who studies there. */
export default function PartnerPage({ params: { id } }: Route.ComponentProps) {
  // What is being edited is not pulled from under the hands: a stale write is told when it is sent.
  const { data, error, refetch } = useQuery({ ...answerOf(showPartner, { id }), refetchOnWindowFocus: false, refetchOnReconnect: false })
  if (error && !data) return error instanceof Refused && error.status === 404 ? <NotFound /> : <ErrorState heading="h1" onRetry={() => void refetch()} />
  const institution = data?.data
  const school = institution?.attributes
  return (
    <div className={admin.page}>
      <Link className={admin.back} to="/admin/instituicoes"><Icon of={IconArrowLeft} size={18} /> Instituições</Link>
      <div>
        <div className={styles.head}>
          <h1>{school?.name ?? 'Instituição'}</h1>
          {school && <AgreementMark {...school} />}
        </div>
        {school && <p className={styles.lead}>{[school.acronym, [school.city, school.state].filter(Boolean).join('/'), school.mec_code && `MEC ${school.mec_code}`].filter(Boolean).join(' · ')}</p>}
      </div>
      {institution && school ? (
        <>
          <PartnerForm key={institution.id} institution={institution} />
          {school.partner && <EnrolmentLists institution={institution} />}
        </>
      ) : (
        <Loading><div className={styles.card}><SkeletonLines lines={10} /></div></Loading>
      )}
    </div>
  )
}
