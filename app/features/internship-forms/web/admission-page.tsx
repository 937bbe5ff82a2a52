import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/admission-page'
import { admissionEndpoints, loginPath } from './admission/admission-endpoints.ts'
import { AdmissionForm } from './admission/admission-form.tsx'
import { FormRoom } from './kit/form-room.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Admissão de estágio', index: false })

export default function AdmissionPage({ params: { uuid } }: Route.ComponentProps) {
  return (
    <FormRoom of={admissionEndpoints} uuid={uuid} login={loginPath(uuid)}>
      {(opened) => <AdmissionForm opened={opened} />}
    </FormRoom>
  )
}
