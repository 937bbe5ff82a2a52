import { useFieldArray, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAct } from '#web/calls/use-act.ts'
import { NativeSelectField } from '#web/form/choices/native-select-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TimeField } from '#web/form/times/time-field.tsx'
import { Pair, Stack } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { time } from '#wire/time/date.ts'
import { rangeProblems } from '#wire/time/hours.ts'
import { WEEKDAYS } from '#wire/time/weekdays.ts'
import { MOST_RANGES } from '../../wire/mentoring-words.ts'
import { changeHours, showKeptMentor } from '../../wire/operator-mentors.ts'
import styles from '../mentors.module.css'

type Range = { day_of_week: string; from: string; to: string }
type Form = { hours: Range[] }
const schema = z
  .object({ hours: z.array(z.object({ day_of_week: z.string().check(z.minLength(1)), from: time, to: time })) })
  .check((of) => {
    const ranges = of.value.hours.map((one) => ({ ...one, day_of_week: Number(one.day_of_week) }))
    for (const { at, field, message } of rangeProblems(ranges))
      of.issues.push({ code: 'custom', path: ['hours', at, field], message, input: of.value })
  })
const DAYS = Object.entries(WEEKDAYS).map(([value, label]) => ({ value, label }))
const EMPTY: Range = { day_of_week: '', from: '', to: '' }
type Told = { day_of_week: number; from: string; to: string }

export function HoursForm({ id, hours }: { id: string; hours: readonly Told[] }) {
  const change = useAct(changeHours, { done: 'As horas foram salvas.', refresh: [showKeptMentor] })
  const values = { hours: hours.map((one) => ({ ...one, day_of_week: String(one.day_of_week) })) }
  return (
    <SendingForm<Form>
      key={JSON.stringify(values)}
      schema={schema}
      values={values}
      labels={{ hours: 'Horas' }}
      root="week"
      submit="Salvar horas"
      send={({ hours }) =>
        change.act({ id, hours: hours.map((one) => ({ ...one, day_of_week: Number(one.day_of_week) })) })
      }
    >
      <Ranges />
    </SendingForm>
  )
}

function Ranges() {
  const { control } = useFormContext<Form>()
  const { fields, append, remove } = useFieldArray({ control, name: 'hours' })
  return (
    <Stack>
      {fields.map((row, i) => (
        <fieldset key={row.id} className={styles.range}>
          <legend>Período {i + 1}</legend>
          <NativeSelectField<Form> name={`hours.${i}.day_of_week`} label="Dia" required options={DAYS} />
          <Pair>
            <TimeField<Form> name={`hours.${i}.from`} label="Das" required />
            <TimeField<Form> name={`hours.${i}.to`} label="Até" required />
          </Pair>
          <div>
            <Button kind="quiet" aria-label={`Remover período ${i + 1}`} onClick={() => remove(i)}>
              Remover
            </Button>
          </div>
        </fieldset>
      ))}
      {fields.length < MOST_RANGES && (
        <div>
          <Button onClick={() => append(EMPTY)}>Mais um período</Button>
        </div>
      )}
    </Stack>
  )
}
