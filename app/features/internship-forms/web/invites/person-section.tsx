import { useAct } from '#web/calls/use-act.ts'
import { Pair, Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { inviteToAdmission } from '../../wire/admission.ts'
import { listInvites } from '../../wire/form-invites.ts'
import { DONE } from './hired-section.tsx'
import { personFields } from './invite-fields.ts'

/** Somebody who came otherwise: no account is needed. */
export function PersonSection() {
  const { act } = useAct(inviteToAdmission, { done: DONE, refresh: [listInvites] })
  return (
    <Section
      title="Outra pessoa"
      id="outra-pessoa"
      lead="Ela não precisa de conta: entra com o CPF e a data de nascimento."
    >
      <RecordForm
        fields={personFields}
        root="invite"
        submit="Enviar convite"
        send={async (invite) => void (await act({ invite }))}
      >
        <Pair>
          <RecordField of={personFields} name="name" />
          <RecordField of={personFields} name="email" />
        </Pair>
        <Pair>
          <RecordField of={personFields} name="cpf" />
          <RecordField of={personFields} name="date_of_birth" />
        </Pair>
      </RecordForm>
    </Section>
  )
}
