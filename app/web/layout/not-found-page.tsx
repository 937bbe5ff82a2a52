import { data } from 'react-router'
import { NotFound } from '#web/layout/not-found.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/not-found-page'

export const loader = () => data(null, { status: 404 })
export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Página não encontrada', index: false })

export default function NotFoundPage() {
  return <NotFound />
}
