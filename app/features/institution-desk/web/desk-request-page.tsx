import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Card, Page } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { State } from '#web/ui/states/state.tsx'
import { textField } from '#wire/fields.ts'
import { email } from '#wire/person/email.ts'
import { askForDesk } from '../wire/desk.ts'
import type { Route } from './+types/desk-request-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Mesa da instituição', index: false })

const LEAD = 'Para quem assina por uma instituição de ensino: tudo o que espera por você, sem conta e sem senha.'
const fields = {
  email: { ...textField('Seu e-mail na instituição', 254, { inputMode: 'email' }), schema: email },
}

/** The same answer for any address: nobody learns here who signs for whom. */
export default function DeskRequestPage() {
  const [told, setTold] = useState<string>()
  const ask = useAct(askForDesk)
  if (told) return <State heading="h1" drawing="wait" title="Confira o seu e-mail" text={told} />
  return (
    <Page title="Mesa da instituição" lead={LEAD} width="form">
      <Card>
        <RecordForm
          fields={fields}
          submit="Receber o link"
          send={async ({ email }, how) => setTold((await ask.act({ email }, how)).messages[0])}
        >
          <RecordField of={fields} name="email" />
        </RecordForm>
      </Card>
    </Page>
  )
}
