import { data } from 'react-router'
import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { SkeletonLines } from '#web/ui/states/skeleton.tsx'
import type { Route } from './+types/frame-page'
import { FRAMES } from './frames.tsx'

export const loader = ({ params }: Route.LoaderArgs) => {
  if (!(params.frame in FRAMES)) throw data(null, { status: 404 })
  return null
}
export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: FRAMES[args.params.frame]?.title, index: false })

export default function FramePage({ params }: Route.ComponentProps) {
  const { title, wrap } = FRAMES[params.frame]!
  return wrap(
    <Column>
      <Breadcrumb trail={[{ label: 'Catálogo', to: '/catalogo' }, { label: title }]} />
      <h1>{title}</h1>
      {['a', 'b', 'c', 'd'].map((part) => (
        <div key={part} style={{ marginTop: 40 }}>
          <SkeletonLines lines={6} />
        </div>
      ))}
    </Column>,
  )
}
