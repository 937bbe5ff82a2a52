import { useWatch } from 'react-hook-form'
import { DraftPart } from '#features/contracts/web/draft/parts/draft-part.tsx'
import { WeekTable, wholeSlots } from '#features/contracts/web/draft/parts/week-table.tsx'
import { hoursInWords, weeklyMinutes } from '#features/internships/wire/law/schedule.ts'
import type { TypedSlot } from '#features/internships/wire/term-fields.ts'
import { Muted } from '#web/page/page.tsx'
import { useHint } from './update-field.tsx'

export function UpdateHours() {
  const schedule = (useWatch({ name: 'schedule' }) as TypedSlot[] | undefined) ?? []
  const hint = useHint('schedule')
  return (
    <DraftPart
      id="jornada"
      title="Horário do estágio"
      beside={<span>Total da semana {hoursInWords(weeklyMinutes(wholeSlots(schedule)))}</span>}
    >
      <WeekTable name="schedule" caption="Horário do estágio" />
      <Muted>{hint}</Muted>
    </DraftPart>
  )
}
