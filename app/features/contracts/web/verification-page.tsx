import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Page } from '#web/page/page.tsx'
import { showVerification } from '../wire/verifications.ts'
import type { Route } from './+types/verification-page'
import { CodeForm } from './verification/code-form.tsx'
import { FilePart } from './verification/file-part.tsx'
import { FoundDocument } from './verification/found-document.tsx'
import { verdictIn } from './verification/verdict-in.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Verificar documento', index: false })

export default function VerificationPage({ params: { code } }: Route.ComponentProps) {
  const { state } = useLocation()
  const query = useQuery({ ...answerOf(showVerification, { code }), retry: false })
  return (
    <Page title="Este documento é verdadeiro?" width="form">
      <CodeForm key={code} code={code.toUpperCase()} />
      <Loaded of={[query]} missing={`Não achamos ${code.toUpperCase()}`}>
        {({ data: { attributes } }) => <FoundDocument of={attributes} verdict={verdictIn(state, attributes.code)} />}
      </Loaded>
      <FilePart second />
      <Muted>
        Mostramos iniciais, nunca o conteúdo. O selo é da Ponte, no padrão PAdES. O validador do ITI lê só certificados
        ICP-Brasil e por isso não o mostra; confira aqui. Horário de Brasília.
      </Muted>
    </Page>
  )
}
