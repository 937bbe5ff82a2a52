import { ResendConfirmation } from '#features/accounts/web/resend-confirmation.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import type { showDashboard } from '../wire.ts'
import styles from './dashboard.module.css'

type Dashboard = Answer<typeof showDashboard>['data']['attributes']

/** What restricts the company, and what to do about it. Renders nothing when all is well. */
export function StandingNotices({
  verification,
  reason,
  email_confirmed,
}: Pick<Dashboard, 'verification' | 'reason' | 'email_confirmed'>) {
  if (verification === 'verificada' && email_confirmed) return null
  return (
    <div className={styles.notices}>
      {verification === 'suspensa' && (
        <Notice kind="bad" title="A empresa está suspensa">
          As vagas saíram do ar e novas publicações estão bloqueadas até resolvermos isto juntos.{' '}
          {reason && <>Motivo: {reason}</>}
        </Notice>
      )}
      {verification === 'pendente' && (
        <Notice kind="warning" title="Estamos conferindo os dados da empresa">
          Enquanto isso, você pode completar o cadastro e preparar vagas. Assim que a empresa for verificada, as vagas
          podem ser publicadas, e avisamos por e-mail.
        </Notice>
      )}
      {!email_confirmed && (
        <Notice title="Confirme o seu e-mail" action={<ResendConfirmation />}>
          Enviamos um link para o endereço da sua conta. Publicar vagas e convidar colegas esperam por essa confirmação.
        </Notice>
      )}
    </div>
  )
}
