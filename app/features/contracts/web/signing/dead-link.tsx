import { useAct } from '#web/calls/use-act.ts'
import { DeadLink } from '#web/ui/states/dead-link.tsx'
import { renewLink } from '../../wire/signing.ts'

const RENEWED = 'Se este link espera uma assinatura, um novo vai para o mesmo e-mail em instantes.'

export function DeadSigningLink({ token, words }: { token: string; words: string }) {
  const renew = useAct(renewLink, { done: RENEWED })
  return <DeadLink words={words} busy={renew.busy} onRenew={() => renew.press({ token })} />
}
