import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import { momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Card, Facts, Muted, Page } from '#web/page/page.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { State } from '#web/ui/states/state.tsx'
import { useAct } from '#web/calls/use-act.ts'
import type { Answer } from '#wire/endpoint.ts'
import { Refused } from '#wire/send.ts'
import { type openSigning, renewLink, showInvitation, type signDocument } from '../wire/signing.ts'
import type { Route } from './+types/signing-page'
import { CodeStep } from './signing/code-step.tsx'
import { ReadingStep } from './signing/reading-step.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Assinar documento', index: false })

type Session = Answer<typeof openSigning>['data']['attributes']
type Receipt = Answer<typeof signDocument>['data']['attributes']

/** Nothing happens by opening it: mail scanners do that too. */
export default function SigningPage({ params: { token } }: Route.ComponentProps) {
  const query = useQuery({
    queryKey: ['signing', token],
    queryFn: () => call(showInvitation, { token }),
    enabled: typeof window !== 'undefined',
    retry: false,
    refetchOnWindowFocus: false,
  })
  const [session, setSession] = useState<Session>()
  const [receipt, setReceipt] = useState<Receipt>()
  const [declined, setDeclined] = useState(false)
  const gone = query.error instanceof Refused && [404, 410].includes(query.error.status)
  if (gone) return <DeadLink token={token} words={query.error!.message} />
  if (declined)
    return (
      <State heading="h1" drawing="folder" title="Recusa registrada" text="Quem precisa corrigir já foi avisado." />
    )
  if (receipt)
    return <Signed title={receipt.title} signed_at={receipt.signed_at} next={receipt.next} code={receipt.code} />
  return (
    <Loaded of={[query]}>
      {({ data: { attributes: invitation } }) => {
        if (session) return <ReadingStep session={session} onSigned={setReceipt} onDeclined={() => setDeclined(true)} />
        if (invitation.state === 'signed')
          return <Signed title={invitation.title} signed_at={invitation.signed_at!} next="" code={invitation.code} />
        if (invitation.state === 'ended')
          return (
            <State
              heading="h1"
              drawing="folder"
              title="Este documento não espera mais assinaturas"
              text="Ele foi rejeitado ou cancelado. Se for corrigido, você recebe outro link."
            />
          )
        return (
          <Page
            title={invitation.title}
            lead={`Olá, ${invitation.signer_name.split(' ')[0]}. Falta a sua assinatura.`}
            width="form"
          >
            <Card>
              <Facts
                facts={[
                  ['Estágio de', invitation.intern_name],
                  ['Empresa', invitation.company_name],
                  ['Você assina como', invitation.role],
                  ['Código do documento', invitation.code],
                ]}
              />
            </Card>
            {invitation.state === 'waiting' ? (
              <Muted>Outra pessoa assina antes. Você recebe um aviso quando for a sua vez.</Muted>
            ) : (
              <CodeStep token={token} hint={invitation.email_hint} onOpened={setSession} />
            )}
          </Page>
        )
      }}
    </Loaded>
  )
}

function DeadLink({ token, words }: { token: string; words: string }) {
  const renew = useAct(renewLink, {
    done: 'Se este link espera uma assinatura, um novo vai para o mesmo e-mail em instantes.',
  })
  return (
    <State
      heading="h1"
      drawing="cable"
      title="Este link não abre mais"
      text={words}
      action={
        <Button kind="primary" loading={renew.busy} onClick={() => renew.press({ token })}>
          Receber um link novo
        </Button>
      }
    />
  )
}

type SignedProps = { title: string; signed_at: string; next: string; code: string }
const Signed = ({ title, signed_at, next, code }: SignedProps) => (
  <State
    heading="h1"
    drawing="folder"
    title="Assinatura registrada"
    text={`Você assinou “${title}” em ${momentWords(signed_at)}. ${next}`}
    action={<ButtonLink to={`/verificar/${code}`}>Conferir pelo código {code}</ButtonLink>}
  />
)
