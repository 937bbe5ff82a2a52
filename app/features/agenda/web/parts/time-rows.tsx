// Rows of day and time, by the clock of one zone.
import { useFieldArray, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { TimeField } from '#web/form/times/time-field.tsx'
import { Pair, Stack } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Refused } from '#wire/send.ts'
import { date, formatDate, isoDate, time } from '#wire/time/date.ts'
import { instantAt, wallTime, type Zone } from '#wire/time/zones.ts'
import styles from './agenda.module.css'

export type TimeRow = { day: string; time: string }
export const timeRow = z.object({ day: date, time })
export const EMPTY_TIME: TimeRow = { day: '', time: '' }

export const rowOf = (at: string, zone: Zone): TimeRow => {
  const wall = wallTime(at, zone)
  return { day: formatDate(wall.day), time: wall.time }
}
export const instantOf = ({ day, time }: TimeRow, zone: Zone) => instantAt(isoDate(day)!, time, zone).toISOString()

/** The server names a time by its place in the list; on the screen the problem stands at its hour. */
export async function atItsHour<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refused) || !error.body.errors) throw error
    const errors = Object.entries(error.body.errors).map(([path, words]) => [
      path.startsWith(`${name}[`) ? `${path}.time` : path,
      words,
    ])
    throw new Refused(error.status, { ...error.body, errors: Object.fromEntries(errors) }, error.retry_after)
  }
}

type Props = { name: string; label: string; most: number; add: string }
type Form = Record<string, TimeRow[]>

export function TimeRows({ name, label, most, add }: Props) {
  const { control } = useFormContext<Form>()
  const { fields, append, remove } = useFieldArray<Form>({ control, name })
  return (
    <Stack>
      {fields.map((row, i) => (
        <fieldset key={row.id} className={styles.slot}>
          <legend>
            {label} {i + 1}
          </legend>
          <Pair>
            <MaskedField<Form> name={`${name}.${i}.day`} mask="date" label="Dia" required />
            <TimeField<Form, Form> name={`${name}.${i}.time`} control={control as never} label="Hora" required />
          </Pair>
          {fields.length > 1 && (
            <div>
              <Button kind="quiet" onClick={() => remove(i)} aria-label={`Remover ${label.toLowerCase()} ${i + 1}`}>
                Remover
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {fields.length < most && (
        <div>
          <Button onClick={() => append(EMPTY_TIME)}>{add}</Button>
        </div>
      )}
    </Stack>
  )
}
