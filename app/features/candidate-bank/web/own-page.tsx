import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { listInvitations } from '../wire/invitations.ts'
import { listBlocks, MOST_BLOCKS, showVisibility } from '../wire/visibility.ts'
import type { Route } from './+types/own-page'
import { BlocksPart } from './own/blocks-part.tsx'
import { InvitationsPart } from './own/invitations-part.tsx'
import { VisibilityPart } from './own/visibility-part.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Convites', index: false })

/** What companies asked of somebody, and who may find them. */
export default function OwnPage() {
  const { slug } = useSession().attributes
  const invitations = useQuery(answerOf(listInvitations, { per_page: 50 }))
  const visibility = useQuery(answerOf(showVisibility, {}))
  const blocks = useQuery(answerOf(listBlocks, { per_page: MOST_BLOCKS }))
  return (
    <Page
      title="Convites"
      {...(slug && { back: { to: `/usuarios/ver/${slug}`, label: 'Meu cadastro' } })}
      lead={
        <>
          Convites para vagas, e quem pode encontrar você.{' '}
          {slug && <Link to={`/usuarios/ver/${slug}`}>Veja no seu perfil que empresas olharam</Link>}
        </>
      }
    >
      <Loaded of={[invitations, visibility, blocks]}>
        {(invitations, visibility, blocks) => (
          <>
            <InvitationsPart rows={invitations.collection.data} />
            <VisibilityPart of={visibility.data.attributes} />
            <BlocksPart rows={blocks.collection.data} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
