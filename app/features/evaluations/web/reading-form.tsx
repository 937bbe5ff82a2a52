import { useAct } from '#web/calls/use-act.ts'
import { Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { readingFields } from '../wire/evaluation.ts'
import { listOwnedEvaluations, showEvaluation, signReading } from '../wire/evaluations.ts'
import type { Evaluation } from './evaluation-words.ts'

const LEAD = 'A lei do estágio pede que você veja esta avaliação. Assinar não quer dizer que você concorda com ela.'

/** A word to it that may be left out, and the name under it. */
export function ReadingForm({ id, attributes: { intern_name } }: Evaluation) {
  const sign = useAct(signReading, {
    done: 'Pronto: ficou registrado que você viu esta avaliação.',
    refresh: [listOwnedEvaluations, showEvaluation],
  })
  return (
    <Section title="Comente e assine que viu" id="reading" lead={LEAD}>
      <RecordForm
        fields={readingFields}
        root="evaluation"
        submit="Assinar que vi"
        send={async (evaluation, how) => void (await sign.act({ uuid: id, evaluation }, how))}
      >
        <RecordField of={readingFields} name="reply" />
        <RecordField
          of={readingFields}
          name="typed_name"
          hint={`Como no cadastro: ${intern_name}. Acentos e maiúsculas não importam.`}
        />
      </RecordForm>
    </Section>
  )
}
