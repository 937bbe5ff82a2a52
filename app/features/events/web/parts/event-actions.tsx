import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cancelEvent, listOwnedEvents, publishEvent, showOwnedEvent } from '../../wire/events.ts'
import { CancelEventDialog } from './cancel-event-dialog.tsx'
import { type OwnedEvent, useRooms } from './keeper.ts'

const refresh = [showOwnedEvent, listOwnedEvents]

export function EventActions({ event: { id, attributes: of } }: { event: OwnedEvent }) {
  const at = useRooms()
  const publish = useAct(publishEvent, { done: 'O evento está no ar, e as inscrições abriram.', refresh })
  const cancel = useAct(cancelEvent, { done: 'O evento foi cancelado, e quem se inscreveu foi avisado.', refresh })
  const [asking, setAsking] = useState(false)
  if (of.state === 'cancelled') return null
  return (
    <>
      <ButtonLink to={`${at}/${id}/editar`}>Editar</ButtonLink>
      <Button onClick={() => setAsking(true)}>Cancelar evento</Button>
      {of.state === 'published' ? (
        <>
          <ButtonLink to={`/eventos/${id}/inscricao`}>Ver a página</ButtonLink>
          <ButtonLink kind="primary" to={`${at}/${id}/entrada`}>
            Abrir a entrada
          </ButtonLink>
        </>
      ) : (
        <Button kind="primary" loading={publish.busy} onClick={() => publish.press({ uuid: id })}>
          Publicar
        </Button>
      )}
      {asking && (
        <CancelEventDialog
          title={of.title}
          onClose={() => setAsking(false)}
          cancel={(reason, how) => cancel.act({ uuid: id, cancellation: { reason } }, how)}
        />
      )}
    </>
  )
}
