import { ErrorState } from '#web/ui/state.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import styles from './settings.module.css'
import { TwoFactorSection } from './two-factor-section.tsx'
import { useOwnLogin } from './use-own-login.ts'

/** What guards an account, the same for every kind of user. */
export function SecuritySections() {
  const { login, isError, refetch } = useOwnLogin()
  if (isError && !login) return <ErrorState onRetry={() => void refetch()} />
  return (
    <div className={styles.sections}>
      <PasswordSection />
      <TwoFactorSection />
      <EmailSection />
      <SessionsSection />
    </div>
  )
}
