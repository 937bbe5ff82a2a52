import { IconArrowLeft } from '#web/icons/a/arrow-left.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import admin from '#features/operator/web/admin.module.css'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { NotFound } from '#web/layout/not-found.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { saveKeys } from '#web/calls/save-key.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { Refused } from '#wire/send.ts'
import { updateInstitution } from '../wire/institution-form.ts'
import { showPartner } from '../wire/partners.ts'
import type { Route } from './+types/edit-institution-page'
import { draftOf, type Institution, type InstitutionDraft, sentOf } from './kept/institution-draft.ts'
import { InstitutionForm } from './kept/institution-form.tsx'
import { endsWithSchool } from './what-ends.ts'
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
  return (
    <div className={admin.page}>
      <Link className={admin.back} to={`/admin/instituicoes/${id}`}>
        <Icon of={IconArrowLeft} size={18} /> {(fresh ?? known)?.attributes.name ?? 'Instituição'}
      </Link>
      <h1>Editar dados</h1>
      {fresh ? (
        <Edit key={id} institution={fresh} />
      ) : (
        <Loading>
          <SkeletonLines lines={8} />
        </Loading>
      )}
    </div>
  )
}

function Edit({ institution: { id, attributes } }: { institution: Institution }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  /** Of what the form was filled from, whatever is read again meanwhile. */
  const [now, setNow] = useState(attributes)
  const [keys] = useState(() => saveKeys())
  const page = `/admin/instituicoes/${id}`
  const take = (data: Institution) => client.setQueryData(answerOf(showPartner, { id }).queryKey, { data })

  async function save(draft: InstitutionDraft) {
    const institution = { ...sentOf(draft), closed: draft.closed, lock_version: now.lock_version }
    const { data } = await call(
      updateInstitution,
      { id, institution },
      { headers: { 'idempotency-key': keys.keyFor(institution) } },
    )
    keys.done()
    await client.invalidateQueries({ queryKey: ['v1', 'admin', 'institutions'], refetchType: 'none' })
    take(data)
    await navigate(page)
    alert({
      kind: 'success',
      title: 'Tudo certo',
      text: 'Os dados foram salvos. Nas listas dos formulários, a mudança aparece em até uma hora.',
    })
  }

  return (
    <InstitutionForm
      kept={`institution ${id}`}
      initial={draftOf(attributes)}
      below={attributes.parent !== null}
      isNew={false}
      city={attributes.city_id === null ? [] : [{ value: attributes.city_id, label: attributes.city ?? '' }]}
      submit="Salvar dados"
      save={save}
      ends={(draft) => endsWithSchool(now, draft)}
      onStale={(fresh) => {
        take(fresh)
        setNow(fresh.attributes)
      }}
      cancel={<ButtonLink to={page}>Cancelar</ButtonLink>}
    />
  )
}
