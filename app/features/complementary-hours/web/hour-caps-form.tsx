import { Columns, Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { useAct } from '#web/calls/use-act.ts'
import type { Answer } from '#wire/endpoint.ts'
import { capFields, changeHourCaps, showHourCaps } from '../wire.ts'
import { inHours } from './hour-words.ts'

type Caps = Answer<typeof showHourCaps>['data']['attributes']

const LEAD =
  'Horas que a instituição aproveita de cada categoria. Vazio, vale o limite usual; zero, a categoria não conta.'

/** The fields are the categories of the database, so they are declared once the answer is there. */
export function HourCapsForm({ id, caps }: { id: string; caps: Caps }) {
  const change = useAct(changeHourCaps, {
    done: 'Os limites foram salvos e já valem para os estudantes da instituição.',
    refresh: [showHourCaps],
  })
  const fields = capFields(caps.categories)
  return (
    <Section title={caps.institution} id="caps" lead={LEAD}>
      <RecordForm
        fields={fields}
        record={caps}
        read={({ categories, lock_version }: Caps) => ({
          ...Object.fromEntries(categories.map(({ value, cap }) => [value, cap])),
          lock_version,
        })}
        send={async (sent, { lock_version }) =>
          (await change.act({ id, hour_caps: given(sent), lock_version })).data.attributes
        }
        submit="Salvar limites"
      >
        <Columns>
          {caps.categories.map(({ value, usual_cap }) => (
            <RecordField key={value} of={fields} name={value} hint={`Limite usual: ${inHours(usual_cap)}.`} />
          ))}
        </Columns>
      </RecordForm>
    </Section>
  )
}

const given = (sent: Record<string, number | null>) =>
  Object.fromEntries(Object.entries(sent).filter((entry): entry is [string, number] => entry[1] !== null))
