import { pageMeta } from '#web/page-meta.ts'
import { Muted, Page } from '#web/page/page.tsx'
import type { Route } from './+types/verification-page'
import { CodeAnswer, NoAnswer } from './verification/code-answer.tsx'
import { written } from './verification/written-code.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Verificar documento', index: false })

export default function VerificationPage({ params }: Route.ComponentProps) {
  const code = written(params.code)
  return (
    <Page title="Este documento é verdadeiro?" width="form">
      {code ? <CodeAnswer key={code} code={code} /> : <NoAnswer />}
      <Muted>
        Mostramos iniciais, nunca o conteúdo. O selo é da Ponte, no padrão PAdES. O validador do ITI lê só certificados
        ICP-Brasil e por isso não o mostra; confira aqui. Horário de Brasília.
      </Muted>
    </Page>
  )
}
