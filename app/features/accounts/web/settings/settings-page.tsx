import { PrivacySection } from '#features/candidates/web/privacy-section.tsx'
import { MessageSection } from '#features/notifications/web/message-section.tsx'
import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/settings-page'
import { SecuritySections } from './security-sections.tsx'
import styles from './settings.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Configurações', index: false })

export default function SettingsPage() {
  return (
    <Column narrow>
      <h1 className={styles.title}>Configurações</h1>
      <div className={styles.sections}>
        <SecuritySections />
        <PrivacySection />
        <MessageSection />
      </div>
    </Column>
  )
}
