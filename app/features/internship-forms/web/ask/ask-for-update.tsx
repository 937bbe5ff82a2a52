import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import { Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { inviteToUpdate } from '../../wire/updates/update-invites.ts'
import { updateRequest } from './ask-fields.ts'

export function AskForUpdate({ internship_id }: { internship_id: string }) {
  const [sent, setSent] = useState<string>()
  return (
    <Section
      title="Pedir atualização"
      id="atualizacao"
      lead="A pessoa vê o que vale hoje e diz o que mudou. Só as diferenças viram o rascunho de um termo aditivo."
    >
      {sent ? (
        <Notice title="Pedido enviado">
          {sent} recebe o link por e-mail. Quando ela responder, o rascunho do aditivo aparece no estágio.
        </Notice>
      ) : (
        <RecordForm
          fields={updateRequest}
          submit="Pedir atualização"
          root="invite"
          send={async ({ purpose }) => {
            const invite = { internship_id, ...(purpose && { purpose }) }
            setSent((await call(inviteToUpdate, { invite })).data.attributes.person_name)
          }}
        >
          <RecordField of={updateRequest} name="purpose" />
        </RecordForm>
      )}
    </Section>
  )
}
