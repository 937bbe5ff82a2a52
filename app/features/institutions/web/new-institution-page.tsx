import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loading, SkeletonFields } from '#web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { Refused } from '#wire/send.ts'
import { createInstitution } from '../wire/institution-form.ts'
import { listPartners, showPartner } from '../wire/partners.ts'
import type { Route } from './+types/new-institution-page'
import { type Institution, InstitutionForm } from './kept/institution-form.tsx'

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
      <EmptyState
        heading="h1"
        title="Aqui não cabe um campus"
        text="A instituição não existe, encerrou as atividades, ou já é uma unidade."
      />
    )
  return error ? (
    <ErrorState heading="h1" onRetry={() => void refetch()} />
  ) : (
    <Loading>
      <SkeletonFields fields={8} />
    </Loading>
  )
}

function NewInstitution({ parent }: { parent?: Institution }) {
  const navigate = useNavigate()
  const create = useAct(createInstitution, {
    done: ({ data }) =>
      `${data.attributes.name} está no cadastro. Nas listas dos formulários, aparece em até uma hora.`,
    refresh: [listPartners],
    onDone: ({ data }) => navigate(`/admin/instituicoes/${data.id}`),
  })
  const above = parent?.attributes
  const back = parent ? `/admin/instituicoes/${parent.id}` : '/admin/instituicoes'
  return (
    <Page
      title={above ? (above.parent ? 'Cadastrar unidade' : 'Cadastrar campus') : 'Cadastrar instituição'}
      back={{ to: back, label: above?.name ?? 'Instituições' }}
      width="form"
    >
      <InstitutionForm
        kept={`institution new ${parent?.id ?? ''}`}
        // A campus begins where its school is.
        record={above ? { state: above.state, city: above.city, city_id: above.city_id } : {}}
        below={Boolean(parent)}
        isNew
        submit="Cadastrar"
        send={(sent) => create.act({ institution: { ...sent, ...(parent && { parent_id: Number(parent.id) }) } })}
        beside={<ButtonLink to={back}>Cancelar</ButtonLink>}
      />
    </Page>
  )
}
