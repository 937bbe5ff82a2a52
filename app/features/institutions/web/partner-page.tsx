import { Link } from 'react-router'
import { NotFound } from '#web/layout/not-found.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Actions, Card, Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { Refused } from '#wire/send.ts'
import { CATEGORIES, ORGANIZATIONS } from '../wire/institution-words.ts'
import type { Route } from './+types/partner-page'
import { UnitsBelow } from './kept/units-below.tsx'
import { AgreementMark } from './partners/agreement-mark.tsx'
import { EnrolmentLists } from './partners/enrolment-lists.tsx'
import { type Institution, PartnerForm } from './partners/partner-form.tsx'
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
  <>
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
  </>
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
    <Page
      title={school?.name ?? 'Instituição'}
      mark={school && <AgreementMark {...school} />}
      lead={school && <Facts {...school} />}
      back={{ to: '/admin/instituicoes', label: 'Instituições' }}
      width="form"
    >
      {fresh ? (
        <>
          <Actions>
            <ButtonLink to={`/admin/instituicoes/${id}/editar`}>Editar dados</ButtonLink>
            <ButtonLink to={`/admin/instituicoes/${id}/contratos`}>Regras e modelos de contratos</ButtonLink>
          </Actions>
          {isClosed(fresh) && <Closed institution={fresh} />}
          {(fresh.attributes.partner || !isClosed(fresh)) && <PartnerForm key={fresh.id} institution={fresh} />}
          {fresh.attributes.partner && <EnrolmentLists institution={fresh} />}
          <UnitsBelow institution={fresh} />
        </>
      ) : (
        <Loading>
          <Card>
            <SkeletonLines lines={10} />
          </Card>
        </Loading>
      )}
    </Page>
  )
}
