import { redirect } from 'react-router'
import type { Route } from './+types/to-evaluation'

/** The seed's older address of an evaluation. */
export const loader = ({ params: { uuid }, request }: Route.LoaderArgs) =>
  redirect(`/estagios/avaliar-empresa/avaliacoes/${uuid}${new URL(request.url).search}`, 301)
