import { useAct } from '#web/calls/use-act.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { dateField } from '#wire/fields.ts'
import { Entries } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { changeDaysOff, showKeptMentor } from '../../wire/operator-mentors.ts'

const fields = { day: dateField('Dia') }

export function DaysOffForm({ id, days_off }: { id: string; days_off: readonly string[] }) {
  const change = useAct(changeDaysOff, { refresh: [showKeptMentor] })
  return (
    <>
      {days_off.length > 0 && (
        <Entries>
          {days_off.map((day) => (
            <li key={day}>
              <span>{day}</span>
              <Button
                kind="quiet"
                aria-label={`Voltar a atender em ${day}`}
                onClick={() => change.press({ id, days_off: days_off.filter((one) => one !== day) })}
              >
                Voltar a atender
              </Button>
            </li>
          ))}
        </Entries>
      )}
      <RecordForm
        key={days_off.join()}
        fields={fields}
        submit="Não atender neste dia"
        send={async ({ day }) => void (await change.act({ id, days_off: [...days_off, day] }))}
      >
        <RecordField of={fields} name="day" />
      </RecordForm>
    </>
  )
}
