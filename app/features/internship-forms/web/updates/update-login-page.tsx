import { pageMeta } from '#web/page-meta.ts'
import { FormLogin } from '../kit/form-login.tsx'
import type { Route } from './+types/update-login-page'
import { updateEndpoints } from './update-endpoints.ts'

const TITLE = 'Atualização de estágio'
export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: TITLE, index: false })

export default function UpdateLoginPage({ params: { uuid } }: Route.ComponentProps) {
  return <FormLogin of={updateEndpoints} uuid={uuid} title={TITLE} />
}
