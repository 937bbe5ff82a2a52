import { IconArrowLeft } from '#web/icons/a/arrow-left.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import admin from '#features/operator/web/admin.module.css'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { saveKeys } from '#web/calls/save-key.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { Refused } from '#wire/send.ts'
import { createInstitution } from '../wire/institution-form.ts'
import { showPartner } from '../wire/partners.ts'
import type { Route } from './+types/new-institution-page'
import { emptyDraft, type Institution, type InstitutionDraft, sentOf } from './kept/institution-draft.ts'
import { InstitutionForm } from './kept/institution-form.tsx'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Cadastrar instituição · Operação', index: false })

/** What the register lacks; with `em`, a campus or unit of the institution that it names. */
export default function NewInstitutionPage() {
  const em = useSearchParams()[0].get('em')
  return em ? <Below key={em} id={em} /> : <NewInstitution />
}

function Below({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...answerOf(showPartner, { id }), refetchOnWindowFocus: false })
  if (data?.data.attributes.takes_children) return <NewInstitution parent={data.data} />
  if (data || (error instanceof Refused && error.status === 404))
    return (
      <div className={admin.page}>
        <EmptyState
          heading="h1"
          title="Aqui não cabe um campus"
          text="A instituição não existe, encerrou as atividades, ou já é uma unidade."
        />
      </div>
    )
  return (
    <div className={admin.page}>
      {error ? (
        <ErrorState heading="h1" onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <SkeletonLines lines={8} />
        </Loading>
      )}
    </div>
  )
}

function NewInstitution({ parent }: { parent?: Institution }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [keys] = useState(() => saveKeys())
  const above = parent?.attributes
  const back = parent ? `/admin/instituicoes/${parent.id}` : '/admin/instituicoes'

  async function save(draft: InstitutionDraft) {
    const institution = { ...sentOf(draft), ...(parent && { parent_id: Number(parent.id) }) }
    const { data } = await call(
      createInstitution,
      { institution },
      { headers: { 'idempotency-key': keys.keyFor(institution) } },
    )
    keys.done()
    await client.invalidateQueries({ queryKey: ['v1', 'admin', 'institutions'] })
    client.setQueryData(answerOf(showPartner, { id: data.id }).queryKey, { data })
    await navigate(`/admin/instituicoes/${data.id}`)
    alert({
      kind: 'success',
      title: 'Tudo certo',
      text: `${data.attributes.name} está no cadastro. Nas listas dos formulários, aparece em até uma hora.`,
    })
  }

  return (
    <div className={admin.page}>
      <Link className={admin.back} to={back}>
        <Icon of={IconArrowLeft} size={18} /> {above?.name ?? 'Instituições'}
      </Link>
      <h1>{above ? (above.parent ? 'Cadastrar unidade' : 'Cadastrar campus') : 'Cadastrar instituição'}</h1>
      <InstitutionForm
        kept={`institution new ${parent?.id ?? ''}`}
        initial={emptyDraft(above)}
        below={Boolean(parent)}
        isNew
        city={above?.city_id ? [{ value: above.city_id, label: above.city ?? '' }] : []}
        submit="Cadastrar"
        save={save}
        cancel={<ButtonLink to={back}>Cancelar</ButtonLink>}
      />
    </div>
  )
}
