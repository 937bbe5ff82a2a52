import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#web/calls/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Actions, Muted, Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { State } from '#web/ui/states/state.tsx'
import { showInvitation } from '../wire/signing.ts'
import type { Route } from './+types/docusign-return-page'
import { pathOf, rememberedWhich } from './signing/left-for-docusign.ts'
import { SignedState } from './signing/signed-state.tsx'
import type { Which } from './signing/which.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Confirmando', index: false })

const AGAIN_MS = 3000

/** What the address says of it may be forged, and is not read: the server is asked until it knows. */
export default function DocusignReturnPage() {
  const [which, setWhich] = useState<Which>()
  useEffect(() => setWhich(rememberedWhich()), [])
  const query = useQuery({
    queryKey: ['signing', which],
    queryFn: () => call(showInvitation, which!),
    enabled: which !== undefined,
    retry: false,
    refetchInterval: ({ state }) => (state.data && state.data.data.attributes.state !== 'identify' ? false : AGAIN_MS),
  })
  const found = query.data?.data.attributes
  if (found?.state === 'signed')
    return <SignedState {...found} signed_at={found.signed_at!} next="A DocuSign confirmou." sha256="" />
  if (found?.state === 'ended')
    return (
      <State
        heading="h1"
        drawing="folder"
        title="Este documento não espera mais assinaturas"
        text="Ele foi recusado ou cancelado. Se for corrigido, quem assina recebe outro link."
      />
    )
  return (
    <Page title="Confirmando com a DocuSign" width="form">
      <div role="status">Assim que a DocuSign confirmar, mostramos aqui como ficou.</div>
      <Muted>Pode fechar esta página: nada se perde. O link que você recebeu por e-mail mostra o recibo.</Muted>
      {which && (
        <Actions>
          <ButtonLink to={pathOf(which)}>Voltar ao documento</ButtonLink>
        </Actions>
      )}
    </Page>
  )
}
