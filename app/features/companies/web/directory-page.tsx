import { filtersOf, readBy } from '#web/list/filters.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/directory-page'
import { directoryFilters } from './directory/directory-address.ts'
import { Directory } from './directory/directory.tsx'
import { loadDirectory } from './directory/load-directory.ts'

export const handle = { remember: 30, read: readBy(directoryFilters) }

export const loader = ({ context, request }: Route.LoaderArgs) => loadDirectory(context, request)

/** Another search is asked of the API by the list itself. */
export const shouldRevalidate = () => false

const description =
  'Empresas que contratam estagiários, trainees e jovens talentos: o que fazem, onde ' +
  'estão, que benefícios oferecem e quantas vagas têm abertas.'

/** Searches are endless: robots read the list itself, its pages and each company. */
export const meta = (args: Route.MetaArgs) => {
  const asked = filtersOf(directoryFilters, new URLSearchParams(args.location.search))
  return pageMeta(args, {
    title: 'Empresas que contratam',
    description,
    index: Object.keys(asked).length === 0,
    picture: { path: '/v1/previews/empresas/picture.png', alt: 'Empresas que contratam' },
  })
}

export default function DirectoryPage({ loaderData }: Route.ComponentProps) {
  return <Directory loaded={loaderData} />
}
