import { pageMeta } from '#web/page-meta.ts'
import { FormRoom } from '../kit/form-room.tsx'
import type { Route } from './+types/update-page'
import { loginPath, updateEndpoints } from './update-endpoints.ts'
import { UpdateForm } from './update-form.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Atualização de estágio', index: false })

export default function UpdatePage({ params: { uuid } }: Route.ComponentProps) {
  return (
    <FormRoom of={updateEndpoints} uuid={uuid} login={loginPath(uuid)}>
      {(opened) => <UpdateForm opened={opened} />}
    </FormRoom>
  )
}
