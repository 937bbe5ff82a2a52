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
  first_steps,
}: Pick<Dashboard, 'verification' | 'reason' | 'email_confirmed' | 'first_steps'>) {
  const unconfirmed = !email_confirmed && !first_steps // else it is the first of them
  const checked = verification === 'pendente' && email_confirmed
  if (verification !== 'suspensa' && !checked && !unconfirmed) return null
  return (
    <div className={styles.notices}>
      {verification === 'suspensa' && (
        <Notice kind="bad" title="A empresa está suspensa">
          As vagas saíram do ar e novas publicações estão bloqueadas até resolvermos isto juntos.{' '}
          {reason && <>Motivo: {reason}</>}
        </Notice>
      )}
      {checked && (
        <Notice kind="warning" title="Estamos conferindo os dados da empresa">
          Enquanto isso, você pode completar o cadastro e preparar vagas. Assim que a empresa for verificada, as vagas
          podem ser publicadas, e avisamos por e-mail.
        </Notice>
      )}
      {unconfirmed && (
        <Notice title="Confirme o seu e-mail" action={<ResendConfirmation />}>
          Enviamos um link para o endereço da sua conta. Publicar vagas e convidar colegas esperam por essa confirmação.
        </Notice>
      )}
    </div>
  )
}
