import { useSession } from '#web/session/session.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import styles from './settings.module.css'
import { TwoFactorSection } from './two-factor-section.tsx'
import { useOwnLogin } from '../use-own-login.ts'

/** Security settings, the same for every kind of user. */
export function SecuritySections() {
  const { login, isError, refetch } = useOwnLogin()
  const { userType, attributes } = useSession()
  const due = attributes.two_factor_due
  const why = userType === 'Operator' ? 'Quem opera a plataforma entra' : 'Na sua empresa, todos entram'
  if (isError && !login) return <ErrorState onRetry={() => void refetch()} />
  return (
    <div className={styles.sections}>
      {due && (
        <Notice kind="warning" title="Falta a segunda etapa">
          {why} com senha e com um código do celular. Ligue a verificação em duas etapas abaixo: até lá, nada mais se
          abre.
        </Notice>
      )}
      {!due && <PasswordSection />}
      <TwoFactorSection />
      {!due && <EmailSection />}
      {!due && <SessionsSection />}
    </div>
  )
}
