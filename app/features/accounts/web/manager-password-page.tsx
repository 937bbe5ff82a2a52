import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/manager-password-page'
import { SecuritySections } from './security-sections.tsx'

export const handle = { access: { feature: 'PASSWORD' } }
export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Alterar senha', index: false })

export default function ManagerPasswordPage() {
  return (
    <Column narrow>
      <h1>Alterar senha</h1>
      <SecuritySections />
    </Column>
  )
}
