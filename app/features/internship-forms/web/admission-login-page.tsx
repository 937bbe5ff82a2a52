import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/admission-login-page'
import { admissionEndpoints } from './admission/admission-endpoints.ts'
import { FormLogin } from './kit/form-login.tsx'

const TITLE = 'Admissão de estágio'
export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: TITLE, index: false })

export default function AdmissionLoginPage({ params: { uuid } }: Route.ComponentProps) {
  return <FormLogin of={admissionEndpoints} uuid={uuid} title={TITLE} />
}
