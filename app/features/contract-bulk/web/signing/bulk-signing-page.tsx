import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { listWaitingSignatures } from '../../wire/signing.ts'
import type { Route } from './+types/bulk-signing-page'
import { BulkSigning } from './bulk-signing.tsx'
import { SigningResult } from './signing-result.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Assinar vários contratos', index: false })

/** What waits for the signature of who is here: each is opened and read, one code signs them all. */
export default function BulkSigningPage() {
  const waiting = useQuery(answerOf(listWaitingSignatures, {}))
  const [signing, setSigning] = useState<string>()
  return (
    <Page
      title="Assinar vários contratos"
      lead="Abra e leia cada um. Um código por e-mail assina todos os que você leu, cada qual com a sua assinatura."
      width="form"
      back={{ to: '/folders/minhas', label: 'Meus contratos' }}
    >
      {signing && <SigningResult key={signing} id={signing} />}
      <Loaded of={[waiting]}>
        {(found) =>
          found.data.length > 0 ? (
            <BulkSigning waiting={found} onSigned={setSigning} />
          ) : (
            !signing && (
              <EmptyState
                drawing="folder"
                title="Nenhum contrato espera pela sua assinatura"
                text="Os que a empresa enviar para você assinar aparecem aqui."
              />
            )
          )
        }
      </Loaded>
    </Page>
  )
}
