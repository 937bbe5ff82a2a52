import { Button } from '#web/ui/button.tsx'
import { State } from '#web/ui/states/state.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { renewLink } from '../../wire/signing.ts'

export function DeadLink({ token, words }: { token: string; words: string }) {
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
