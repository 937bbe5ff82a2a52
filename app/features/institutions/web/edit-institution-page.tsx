import { useNavigate } from 'react-router'
import { NotFound } from '#web/layout/not-found.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loading, SkeletonFields } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { Refused } from '#wire/send.ts'
import { updateInstitution } from '../wire/institution-form.ts'
import { listPartners } from '../wire/partners.ts'
import type { Route } from './+types/edit-institution-page'
import { type Institution, InstitutionForm } from './kept/institution-form.tsx'
import { useEditedInstitution } from './use-edited-institution.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Editar instituição · Operação', index: false })

export default function EditInstitutionPage({ params: { id } }: Route.ComponentProps) {
  const { known, fresh, error, refetch } = useEditedInstitution(id)
  if (error && !fresh)
    return error instanceof Refused && error.status === 404 ? (
      <NotFound />
    ) : (
      <ErrorState heading="h1" onRetry={() => void refetch()} />
    )
  const name = (fresh ?? known)?.attributes.name ?? 'Instituição'
  return (
    <Page title="Editar dados" back={{ to: `/admin/instituicoes/${id}`, label: name }} width="form">
      {fresh ? (
        <Edit key={id} institution={fresh} />
      ) : (
        <Loading>
          <SkeletonFields fields={8} />
        </Loading>
      )}
    </Page>
  )
}

function Edit({ institution: { id, attributes } }: { institution: Institution }) {
  const navigate = useNavigate()
  const page = `/admin/instituicoes/${id}`
  const update = useAct(updateInstitution, {
    done: 'Os dados foram salvos. Nas listas dos formulários, a mudança aparece em até uma hora.',
    refresh: [listPartners],
    onDone: () => navigate(page),
  })
  return (
    <InstitutionForm
      kept={`institution ${id}`}
      record={attributes}
      below={attributes.parent !== null}
      submit="Salvar dados"
      send={(sent, lock_version) => update.act({ id, institution: { ...sent, lock_version } })}
      beside={<ButtonLink to={page}>Cancelar</ButtonLink>}
    />
  )
}
