import { pageMeta } from '#web/page-meta.ts'
import { FormLogin } from '../kit/form-login.tsx'
import type { Route } from './+types/data-login-page'
import { dataEndpoints } from './data-endpoints.ts'

const TITLE = 'Pedido de dados'
export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: TITLE, index: false })

export default function DataLoginPage({ params: { uuid } }: Route.ComponentProps) {
  return <FormLogin of={dataEndpoints} uuid={uuid} title={TITLE} />
}
