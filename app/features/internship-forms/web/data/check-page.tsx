import { pageMeta } from '#web/page-meta.ts'
import { Page } from '#web/page/page.tsx'
import { AnswerList } from './answer-list.tsx'
import type { Route } from './+types/check-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Conferir dados', index: false })

export default function CheckPage() {
  return (
    <Page
      title="Conferir dados"
      lead="O que as pessoas responderam. Nada muda no perfil antes de você aceitar."
      back={{ to: '/folders/convites', label: 'Convites' }}
    >
      <AnswerList />
    </Page>
  )
}
