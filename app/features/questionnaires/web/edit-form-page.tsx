import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Refused } from '#wire/send.ts'
import { showFormAttributes } from '../wire/forms.ts'
import type { Route } from './+types/edit-form-page'
import { FormEditor } from './builder/form-editor.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Editar questionário', index: false })

const BACK = { to: '/ats/questionarios/formularios/meus', label: 'Questionários' }

export default function EditFormPage({ params: { id } }: Route.ComponentProps) {
  // Not refetched while editing: a stale write is handled on sending.
  const form = useQuery({
    ...answerOf(showFormAttributes, { id }),
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
    retry: (count, failure) => count < 1 && !(failure instanceof Refused),
  })
  const { title, frozen, number } = form.data?.data.attributes ?? {}
  return (
    <Page title={title ?? 'Editar questionário'} width="wide" back={BACK}>
      <Loaded of={[form]} lines={10} missing="Questionário não encontrado">
        {({ data }) => (
          <>
            {frozen && (
              <Notice kind="info" title={`A versão ${number} está em uso`}>
                Ela não muda mais. O que você salvar aqui será a versão {number! + 1}: vale para as vagas que forem
                publicadas ou voltarem ao ar depois.
              </Notice>
            )}
            <FormEditor key={data.id} form={data} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
