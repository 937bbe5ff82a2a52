import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/manager-password-page'
import { SecuritySections } from './settings/security-sections.tsx'
import styles from './settings/settings.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Alterar senha', index: false })

export default function ManagerPasswordPage() {
  return (
    <Column narrow>
      <h1 className={styles.title}>Alterar senha</h1>
      <SecuritySections />
    </Column>
  )
}
