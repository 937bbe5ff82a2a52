import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import { CheckboxGroupField } from '#web/form/choices/choice-field.tsx'
import { Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { askForData } from '../../wire/data/data-forms.ts'
import { DATA_LABELS, DATA_NAMES } from '../../wire/data/data-record.ts'
import { dataRequest } from './ask-fields.ts'

const OPTIONS = DATA_NAMES.map((value) => ({ value, label: DATA_LABELS[value] }))

export function AskForData({ internship_id }: { internship_id: string }) {
  const [sent, setSent] = useState<string>()
  return (
    <Section
      title="Pedir dados"
      id="dados"
      lead="A pessoa vê quem pede, para quê e quais dados. Documentos, gênero, cor e deficiência não podem ser pedidos."
    >
      {sent ? (
        <Notice title="Pedido enviado">
          {sent} recebe o link por e-mail. O que ela responder aparece em “Conferir dados” antes de mudar o perfil.
        </Notice>
      ) : (
        <RecordForm
          fields={dataRequest}
          submit="Pedir dados"
          root="data_form"
          send={async (told) => {
            const { data } = await call(askForData, { data_form: { internship_id, ...told } })
            setSent(data.attributes.person_name)
          }}
        >
          <CheckboxGroupField name="fields" label="Dados pedidos" options={OPTIONS} required />
          <RecordField of={dataRequest} name="purpose" />
          <RecordField of={dataRequest} name="deadline" />
        </RecordForm>
      )}
    </Section>
  )
}
