import { IconArrowLeft } from '#web/icons/a/arrow-left.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { call } from '#web/calls/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { createCollaborator } from '../wire.ts'
import type { Route } from './+types/new-collaborator-page'
import { emptyDraft, toWire } from './collaborator-draft.ts'
import { CollaboratorForm } from './collaborator-form.tsx'
import styles from './collaborators.module.css'
import { useCompanies } from './use-companies.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Convidar colaborador', index: false })

export default function NewCollaboratorPage() {
  const [own] = useCompanies()
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <div className={`${styles.page} ${styles.formPage}`}>
      <Link className={styles.back} to="/colaboradores/meus">
        <Icon of={IconArrowLeft} size={18} /> Colaboradores
      </Link>
      <h1>Convidar colaborador</h1>
      {!own ? (
        <Loading>
          <SkeletonLines lines={8} />
        </Loading>
      ) : (
        <CollaboratorForm
          initial={emptyDraft(own.value)}
          submit="Enviar convite"
          cancel={<ButtonLink to="/colaboradores/meus">Cancelar</ButtonLink>}
          save={async (draft) => {
            await call(createCollaborator, { company_manager: toWire(draft) })
            await client.invalidateQueries({ queryKey: ['v1', 'profile', 'company_managers'] })
            await navigate('/colaboradores/meus')
            alert({
              kind: 'success',
              title: 'Tudo certo',
              text: `Enviamos o convite para ${draft.email.trim()}. O link vale por 7 dias.`,
            })
          }}
        />
      )}
    </div>
  )
}
