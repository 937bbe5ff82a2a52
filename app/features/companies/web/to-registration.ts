import { redirect } from 'react-router'

/** '/empresas/cadastro' and '/ies/x/empresas/cadastro' are the form's older addresses. */
export const loader = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url)
  return redirect(`${pathname.replace(/\/$/, '')}/criar${search}`, 301)
}
