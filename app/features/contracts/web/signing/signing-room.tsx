import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Card, Facts, Muted, Page } from '#web/page/page.tsx'
import { State } from '#web/ui/states/state.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { Refused } from '#wire/send.ts'
import { showInvitation } from '../../wire/signing.ts'
import { CodeStep } from './code-step.tsx'
import { DeadSigningLink } from './dead-link.tsx'
import { DisownButton } from './disown-button.tsx'
import { ReadAndSign } from './read-and-sign.tsx'
import { SignedState } from './signed-state.tsx'
import { StepsBar } from './steps-bar.tsx'
import type { Receipt, Session, Which } from './which.ts'

type Invitation = Answer<typeof showInvitation>['data']['attributes']
const first = (name: string) => name.split(' ')[0]!

function Identify({
  which,
  invitation,
  onOpened,
}: {
  which: Which
  invitation: Invitation
  onOpened: (s: Session) => void
}) {
  const { signer_name, company_name, intern_name, role, code, title, delegated_by } = invitation
  return (
    <Page
      title={`${first(signer_name)}, falta a sua assinatura`}
      lead={`${company_name} enviou ${title.toLowerCase()} de ${intern_name}.`}
      width="form"
    >
      <StepsBar at={0} />
      <Card>
        <Facts
          facts={[
            ['Estágio de', intern_name],
            ['Empresa', company_name],
            ['Você assina como', delegated_by ? `${role}, por delegação de ${delegated_by}` : role],
            ['Código do documento', code],
          ]}
        />
      </Card>
      {invitation.state === 'waiting' ? (
        <Muted>Outra pessoa assina antes. Você recebe um aviso quando for a sua vez.</Muted>
      ) : (
        <>
          <CodeStep which={which} hint={invitation.email_hint} onOpened={onOpened} />
          {'token' in which && <DisownButton token={which.token} name={signer_name} />}
          <Muted>
            Depois: ler, uns quatro minutos, e assinar com o seu nome. Não precisa de conta nem de impressora.
          </Muted>
        </>
      )}
    </Page>
  )
}

/** Nothing happens by opening it: mail scanners do that too. */
export function SigningRoom({ which }: { which: Which }) {
  const query = useQuery({
    queryKey: ['signing', which],
    queryFn: () => call(showInvitation, which),
    enabled: typeof window !== 'undefined',
    retry: false,
    refetchOnWindowFocus: false,
  })
  const [session, setSession] = useState<Session>()
  const [receipt, setReceipt] = useState<Receipt>()
  const [ended, setEnded] = useState<{ title: string; text: string }>()
  const gone = query.error instanceof Refused && [404, 410].includes(query.error.status)
  if (gone && 'token' in which) return <DeadSigningLink token={which.token} words={query.error!.message} />
  if (ended) return <State heading="h1" drawing="folder" {...ended} />
  if (receipt) return <SignedState {...receipt} />
  return (
    <Loaded of={[query]} page="form" missing="Este documento não espera a sua assinatura">
      {({ data: { attributes: invitation } }) => {
        if (session) return <ReadAndSign which={which} session={session} onSigned={setReceipt} onEnded={setEnded} />
        if (invitation.state === 'signed')
          return (
            <SignedState
              {...invitation}
              signed_at={invitation.signed_at!}
              next=""
              sha256=""
              sealed={
                invitation.sealed_at && 'token' in which ? { at: invitation.sealed_at, token: which.token } : undefined
              }
            />
          )
        if (invitation.state === 'ended')
          return (
            <State
              heading="h1"
              drawing="folder"
              title="Este documento não espera mais assinaturas"
              text="Ele foi rejeitado ou cancelado. Se for corrigido, você recebe outro link."
            />
          )
        return <Identify which={which} invitation={invitation} onOpened={setSession} />
      }}
    </Loaded>
  )
}
