import { redirect, type LoaderFunctionArgs } from 'react-router'

const FIRST: Record<string, string> = { usuarios: '/usuarios/home', colaboradores: '/colaboradores/meus' }

/** An area's address redirects to its first room. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(FIRST[new URL(request.url).pathname.split('/')[1] ?? ''] ?? '/')
