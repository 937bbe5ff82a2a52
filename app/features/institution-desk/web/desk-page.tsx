import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import { useAct } from '#web/calls/use-act.ts'
import { MailedCode } from '#web/form/codes/mailed-code.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Page } from '#web/page/page.tsx'
import { DeadLink } from '#web/ui/states/dead-link.tsx'
import { Refused } from '#wire/send.ts'
import { openDesk, renewDeskLink, sendDeskCode, showDeskInvitation } from '../wire/desk.ts'
import type { Route } from './+types/desk-page'
import { DeskRoom } from './desk-room.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Mesa da instituição', index: false })

const LEAD = 'Documentos que esperam por você, os estágios dos seus estudantes e as semanas de avaliação.'
const RENEWED = 'Se este link foi de uma mesa, um novo vai para o mesmo e-mail em instantes.'

function DeadDeskLink({ token, words }: { token: string; words: string }) {
  const renew = useAct(renewDeskLink, { done: RENEWED })
  return <DeadLink words={words} busy={renew.busy} onRenew={() => renew.press({ token })} />
}

type Identify = { token: string; hint: string; onOpened: (session: string) => void }

function IdentifyStep({ token, hint, onOpened }: Identify) {
  const [sent, setSent] = useState(false)
  const ask = useAct(sendDeskCode, { onDone: () => setSent(true) })
  return (
    <Page title="Mesa da instituição" lead={LEAD} width="form">
      <MailedCode
        hint={hint}
        sent={sent}
        ask={{ busy: ask.busy, press: () => ask.press({ token }) }}
        open={async (code) => onOpened((await call(openDesk, { token, code })).data.attributes.session)}
        submit="Abrir a mesa"
      />
      <Muted>Não precisa de conta nem de senha. Depois do código, a mesa fica aberta por duas horas.</Muted>
    </Page>
  )
}

/** Nothing happens by opening it, and nothing personal is shown before the code. */
export default function DeskPage({ params: { token } }: Route.ComponentProps) {
  const [session, setSession] = useState<string>()
  const query = useQuery({
    queryKey: ['desk link', token],
    queryFn: () => call(showDeskInvitation, { token }),
    enabled: typeof window !== 'undefined',
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (session) return <DeskRoom session={session} onOver={() => setSession(undefined)} />
  if (query.error instanceof Refused && [404, 410].includes(query.error.status))
    return <DeadDeskLink token={token} words={query.error.message} />
  return (
    <Loaded of={[query]} page="form">
      {({ data }) => <IdentifyStep token={token} hint={data.attributes.email_hint} onOpened={setSession} />}
    </Loaded>
  )
}
