import { pageMeta } from '#web/page-meta.ts'
import { Page } from '#web/page/page.tsx'
import type { Route } from './+types/sheet-page'
import { OneSheet } from './one-sheet.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Planilha de contratos', index: false })

export default function SheetPage({ params: { id } }: Route.ComponentProps) {
  return (
    <Page
      title="Planilha de contratos"
      width="wide"
      back={{ to: '/folders/planilha', label: 'Contratos por planilha' }}
    >
      <OneSheet key={id} id={id} />
    </Page>
  )
}
