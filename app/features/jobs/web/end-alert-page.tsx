import { Link } from 'react-router'
import { ActOnLink } from '#features/accounts/web/act-on-link.tsx'
import { call } from '#web/calls/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { cancelSearch } from '../wire/saved.ts'
import type { Route } from './+types/end-alert-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Encerrar alerta de vagas', index: false })

/** From a letter, without a log-in. */
export default function EndAlertPage() {
  return (
    <ActOnLink
      title="Encerrar alerta de vagas"
      trail={
        <Breadcrumb
          trail={[{ label: 'Alertas de vagas', to: '/vagas/alertas' }, { label: 'Encerrar alerta de vagas' }]}
        />
      }
      button="Encerrar alerta"
      act={(token) => call(cancelSearch, { token })}
      footer={<Link to="/vagas/alertas">Ver todos os meus alertas</Link>}
    >
      A busca salva é apagada, e não enviaremos mais e-mails sobre ela.
    </ActOnLink>
  )
}
