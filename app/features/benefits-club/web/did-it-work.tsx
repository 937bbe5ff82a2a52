import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { Actions, Muted, Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { lineField } from '#wire/blank-fields.ts'
import { listBenefits, reportBenefit } from '../wire/benefits.ts'

const fields = { said: lineField('O que aconteceu', 500) }
const TOLD = { true: 'Você contou que funcionou.', false: 'Você contou que não funcionou.' }

/** Told to the others by its day, without the name. */
export function DidItWork({ id, worked }: { id: string; worked: boolean | null }) {
  const [asking, setAsking] = useState(false)
  const report = useAct(reportBenefit, { done: 'Obrigado por contar.', refresh: [listBenefits] })
  return (
    <Section title="Funcionou?" id="worked" bare>
      {worked !== null && <Muted>{TOLD[`${worked}`]}</Muted>}
      {asking ? (
        <RecordForm
          fields={fields}
          root="report"
          submit="Contar que não funcionou"
          onCancel={() => setAsking(false)}
          send={async ({ said }) => {
            await report.act({ id, report: { worked: false, said } })
            setAsking(false)
          }}
        >
          <RecordField of={fields} name="said" />
        </RecordForm>
      ) : (
        <Actions>
          <Button loading={report.busy} onClick={() => report.press({ id, report: { worked: true } })}>
            Funcionou
          </Button>
          <Button onClick={() => setAsking(true)}>Não funcionou</Button>
        </Actions>
      )}
    </Section>
  )
}
