import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { showKeptItem } from '../../wire/authoring.ts'
import { KIND_NAMES } from '../../wire/course-record.ts'
import type { Route } from './+types/kept-item-page'
import { toCourse, toPreview } from './course-rooms.ts'
import { ItemForm } from './item-form.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Item do curso · Operação', index: false })

export default function KeptItemPage({ params: { id, key } }: Route.ComponentProps) {
  const query = useQuery({ ...answerOf(showKeptItem, { id, key }), refetchOnWindowFocus: false })
  return (
    <Loaded of={[query]} page="form" fields={4} missing="Item não encontrado">
      {({ data: { attributes: of } }) => (
        <Page
          title={of.title}
          lead={`${KIND_NAMES[of.kind]}. Vale na próxima versão publicada.`}
          back={{ to: toCourse(id), label: of.course_title }}
          width="form"
          actions={<ButtonLink to={toPreview(id, key)}>Ver a prévia</ButtonLink>}
        >
          <ItemForm id={id} item={key} of={of} />
        </Page>
      )}
    </Loaded>
  )
}
