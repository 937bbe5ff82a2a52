import { redirect } from 'react-router'
import type { Route } from './+types/to-about'

export const loader = ({ params: { id }, request }: Route.LoaderArgs) =>
  redirect(`/agendas/convites/${id}/sobre${new URL(request.url).search}`, 301)
