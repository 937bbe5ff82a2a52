import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/operator-security-page'
import { SecuritySections } from './security-sections.tsx'
import styles from './settings.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Segurança da conta', index: false })

export default function OperatorSecurityPage() {
  return (
    <Column narrow>
      <h1 className={styles.title}>Segurança da conta</h1>
      <SecuritySections />
    </Column>
  )
}
