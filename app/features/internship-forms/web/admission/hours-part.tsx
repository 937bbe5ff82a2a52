import { useWatch } from 'react-hook-form'
import { LawWords, useSaid } from '#features/contracts/web/draft/law/law-context.tsx'
import { DraftPart } from '#features/contracts/web/draft/parts/draft-part.tsx'
import { WeekTable, wholeSlots } from '#features/contracts/web/draft/parts/week-table.tsx'
import { hoursInWords, weeklyMinutes } from '#features/internships/wire/law/schedule.ts'
import type { TypedSlot } from '#features/internships/wire/term-fields.ts'

const total = (slots: TypedSlot[] = []) => <span>Total da semana {hoursInWords(weeklyMinutes(wholeSlots(slots)))}</span>

export function AdmissionHours() {
  const [schedule, classes = []] = useWatch({ name: ['schedule', 'class_schedule'] }) as [TypedSlot[]?, TypedSlot[]?]
  const said = useSaid('schedule')
  return (
    <>
      <DraftPart id="aulas" title="Horário das aulas" note="Deixe em branco se o curso não tem aulas com horário.">
        <WeekTable name="class_schedule" caption="Horário das aulas" />
      </DraftPart>
      <DraftPart id="jornada" title="Horário do estágio" beside={total(schedule)}>
        <WeekTable name="schedule" caption="Horário do estágio" beside={wholeSlots(classes)} />
        <LawWords of={said} />
      </DraftPart>
    </>
  )
}
