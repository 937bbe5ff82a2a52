import { IconArrowLeft } from '#web/icons/a/arrow-left.ts'
import { Link } from 'react-router'
import admin from '#features/operator/web/admin.module.css'
import { NotFound } from '#web/layout/not-found.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { Refused } from '#wire/send.ts'
import { CATEGORIES, ORGANIZATIONS } from '../wire/institution-words.ts'
import type { Route } from './+types/partner-page'
import type { Institution } from './kept/institution-draft.ts'
import { UnitsBelow } from './kept/units-below.tsx'
import { AgreementMark } from './partners/agreement-mark.tsx'
import { EnrolmentLists } from './partners/enrolment-lists.tsx'
import { PartnerForm } from './partners/partner-form.tsx'
import styles from './partners/partners.module.css'
import { useEditedInstitution } from './use-edited-institution.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Instituição · Operação', index: false })

const isClosed = ({ attributes: { closed, parent } }: Institution) => closed || parent?.closed === true

/** What the register says of it. */
const Facts = ({
  acronym,
  city,
  state,
  mec_code,
  category,
  organization,
  parent,
  closed,
}: Institution['attributes']) => (
  <p className={styles.lead}>
    {parent && (
      <>
        Faz parte de <Link to={`/admin/instituicoes/${parent.id}`}>{parent.name}</Link> ·{' '}
      </>
    )}
    {[
      acronym,
      [city, state].filter(Boolean).join('/'),
      organization && ORGANIZATIONS[organization],
      category && CATEGORIES[category],
      mec_code && `e-MEC ${mec_code}`,
      (closed || parent?.closed) && 'Encerrada',
    ]
      .filter(Boolean)
      .join(' · ')}
  </p>
)

/** Why its agreement does not count, and where that can be changed. */
function Closed({
  institution: {
    id,
    attributes: { closed, parent, partner },
  },
}: {
  institution: Institution
}) {
  const [who, where] = closed || !parent ? ['Esta instituição', id] : [`${parent.name}, a que ela pertence,`, parent.id]
  return (
    <Notice title={partner ? 'O convênio não vale' : 'Não há convênio, nem pode haver'}>
      {who} encerrou as atividades. Se reabriu, mude isso nos{' '}
      <Link to={`/admin/instituicoes/${where}/editar`}>dados dela</Link>.
    </Notice>
  )
}

/** One institution of the register: its agreement, its board, and who studies there. */
export default function PartnerPage({ params: { id } }: Route.ComponentProps) {
  const { known, fresh, error, refetch } = useEditedInstitution(id)
  if (error && !fresh)
    return error instanceof Refused && error.status === 404 ? (
      <NotFound />
    ) : (
      <ErrorState heading="h1" onRetry={() => void refetch()} />
    )
  const school = (fresh ?? known)?.attributes
  return (
    <div className={admin.page}>
      <Link className={admin.back} to="/admin/instituicoes">
        <Icon of={IconArrowLeft} size={18} /> Instituições
      </Link>
      <div>
        <div className={styles.head}>
          <h1>{school?.name ?? 'Instituição'}</h1>
          {school && <AgreementMark {...school} />}
        </div>
        {school && <Facts {...school} />}
      </div>
      {fresh ? (
        <>
          <div className={admin.actions}>
            <ButtonLink to={`/admin/instituicoes/${id}/editar`}>Editar dados</ButtonLink>
          </div>
          {isClosed(fresh) && <Closed institution={fresh} />}
          {(fresh.attributes.partner || !isClosed(fresh)) && <PartnerForm key={fresh.id} institution={fresh} />}
          {fresh.attributes.partner && <EnrolmentLists institution={fresh} />}
          <UnitsBelow institution={fresh} />
        </>
      ) : (
        <Loading>
          <div className={styles.card}>
            <SkeletonLines lines={10} />
          </div>
        </Loading>
      )}
    </div>
  )
}
