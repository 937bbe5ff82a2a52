import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { showKeptCourse, showKeptItem } from '../../../wire/authoring.ts'
import study from '../../study/study.module.css'
import { type KeptCourse, toCourse, toItem, toPreview } from '../course-rooms.ts'
import type { Route } from './+types/preview-page'
import { PreviewBody } from './preview-body.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Prévia do curso · Operação', index: false })

/** An item of the draft as a learner will see it; nothing is counted. */
export default function PreviewPage({ params: { id, key } }: Route.ComponentProps) {
  const course = useQuery(answerOf(showKeptCourse, { id }))
  const item = useQuery(answerOf(showKeptItem, { id, key }))
  return (
    <Loaded of={[course, item]} page="column" lines={10} missing="Item não encontrado">
      {({ data }, { data: { attributes: of } }) => (
        <Page
          title={of.title}
          lead="Prévia do rascunho, como quem estuda vai ver. Nada aqui conta como progresso."
          back={{ to: toCourse(id), label: data.attributes.title }}
          actions={<ButtonLink to={toItem(id, key)}>Editar este item</ButtonLink>}
        >
          <div className={study.study}>
            <div className={study.main}>
              <PreviewBody key={key} of={of} />
            </div>
            <aside className={study.side} aria-label="O curso">
              <Contents {...data} at={key} />
            </aside>
          </div>
        </Page>
      )}
    </Loaded>
  )
}

const Contents = ({ id, attributes: { modules }, at }: KeptCourse & { at: string }) =>
  modules.map(({ title, items }) => (
    <section key={`${title} ${items[0]?.key}`}>
      <h2 className={study.module}>{title}</h2>
      <ol className={study.items}>
        {items.map((one) => (
          <li key={one.key}>
            <Link to={toPreview(id, one.key)} aria-current={one.key === at ? 'page' : undefined}>
              {one.title}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  ))
