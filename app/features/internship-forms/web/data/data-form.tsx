import { useState } from 'react'
import { profileRecord } from '#features/candidates/wire/profile-record.ts'
import { DraftPart } from '#features/contracts/web/draft/parts/draft-part.tsx'
import { formatDate } from '#wire/time/date.ts'
import { type DataName, dataFields } from '../../wire/data/data-record.ts'
import type { Opened } from '../kit/form-room.tsx'
import { FormShell } from '../kit/form-shell.tsx'
import { DataField } from './data-field.tsx'
import { RequestList, type Requests } from './request-list.tsx'

/** Who asks, why and what for stands before anything is answered; only that is shown and sent. */
export function DataForm({ opened }: { opened: Opened }) {
  const { asked, expires_on } = opened.form
  const { fields: names, requests } = asked as { fields: DataName[]; requests: Requests }
  const [fields] = useState(() => dataFields(profileRecord, names))
  return (
    <FormShell
      opened={opened}
      fields={fields}
      title="Pedido de dados"
      lead={`Responda até ${formatDate(expires_on)}. Suas respostas são conferidas antes de mudar o seu perfil.`}
      submit="Enviar respostas"
    >
      <DraftPart id="pedidos" title="Quem pede, e para quê">
        <RequestList requests={requests} />
      </DraftPart>
      <DraftPart id="respostas" title="Suas respostas" note="O que você deixar como está não muda.">
        {Object.keys(fields).map((name) => (
          <DataField key={name} of={fields} name={name as DataName} />
        ))}
      </DraftPart>
    </FormShell>
  )
}
