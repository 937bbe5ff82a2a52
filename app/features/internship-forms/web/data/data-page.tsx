import { pageMeta } from '#web/page-meta.ts'
import { FormRoom } from '../kit/form-room.tsx'
import type { Route } from './+types/data-page'
import { dataEndpoints, loginPath } from './data-endpoints.ts'
import { DataForm } from './data-form.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Pedido de dados', index: false })

export default function DataPage({ params: { uuid } }: Route.ComponentProps) {
  return (
    <FormRoom of={dataEndpoints} uuid={uuid} login={loginPath(uuid)}>
      {(opened) => <DataForm opened={opened} />}
    </FormRoom>
  )
}
