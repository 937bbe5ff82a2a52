import { useNavigate } from 'react-router'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loading, SkeletonFields } from '#web/ui/states/skeleton.tsx'
import { createCollaborator, showCollaborator } from '../wire/collaborators.ts'
import type { Route } from './+types/new-collaborator-page'
import { CollaboratorForm } from './collaborator-form.tsx'
import { useCompanies } from './use-companies.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Convidar colaborador', index: false })

const LIST = '/colaboradores/meus'

export default function NewCollaboratorPage() {
  const [own] = useCompanies()
  const navigate = useNavigate()
  const create = useAct(createCollaborator, {
    done: ({ data }) => `Enviamos o convite para ${data.attributes.email}. O link vale por 7 dias.`,
    refresh: [showCollaborator],
    onDone: () => navigate(LIST),
  })
  return (
    <Page title="Convidar colaborador" back={{ to: LIST, label: 'Colaboradores' }} width="form">
      {!own ? (
        <Loading>
          <SkeletonFields fields={6} />
        </Loading>
      ) : (
        <CollaboratorForm
          record={{ company_id: own.value }}
          email="invites"
          submit="Enviar convite"
          beside={<ButtonLink to={LIST}>Cancelar</ButtonLink>}
          send={async (company_manager) => void (await create.act({ company_manager }))}
        />
      )}
    </Page>
  )
}
