import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { State } from '#web/ui/states/state.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { disownLink } from '../../wire/signing.ts'

/** The link reached somebody else: it goes back to who sent it, and opens nothing more. */
export function DisownButton({ token, name }: { token: string; name: string }) {
  const [asked, setAsked] = useState(false)
  const [done, setDone] = useState(false)
  const { act } = useAct(disownLink)
  if (done)
    return (
      <State
        drawing="bridge"
        title="Obrigado por avisar"
        text="Quem enviou o documento vai corrigir o endereço. Este link não abre mais nada."
      />
    )
  return (
    <>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        Não sou {name}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={`Você não é ${name}?`}
        confirm="Não sou esta pessoa"
        cancel="Voltar"
        onConfirm={async () => {
          await act({ token })
          setDone(true)
        }}
      >
        <p>Avisamos quem enviou o documento, e este link deixa de abrir. As assinaturas de outras pessoas ficam.</p>
      </ConfirmDialog>
    </>
  )
}
