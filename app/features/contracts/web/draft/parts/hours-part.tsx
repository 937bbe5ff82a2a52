import { useWatch } from 'react-hook-form'
import { weeklyMinutes } from '#features/internships/wire/law/schedule.ts'
import type { TypedSlot } from '#features/internships/wire/term-fields.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { LawWords, useSaid } from '../law/law-context.tsx'
import styles from './parts.module.css'
import { Term } from './term-field.tsx'
import { asClock, WeekTable, wholeSlots } from './week-table.tsx'
import { WeeksRows } from './weeks-rows.tsx'
import { HOURS, wrongBy } from './typed-hours.ts'

export function HoursPart() {
  const [schedule = [], classes = [], alternates] = useWatch({
    name: ['schedule', 'class_schedule', 'alternates'],
  }) as [TypedSlot[] | undefined, TypedSlot[] | undefined, boolean | undefined]
  const said = useSaid('schedule', 'class_schedule')
  const tooLong = said.some(({ rule }) => HOURS.includes(rule))
  return (
    <section className={styles.part} aria-labelledby="jornada">
      <header className={styles.partHead}>
        <h2 id="jornada">Jornada</h2>
        <span className={styles.total} data-over={tooLong || undefined}>
          Total da semana <strong>{asClock(weeklyMinutes(wholeSlots(schedule)))}</strong>
        </span>
      </header>
      <WeekTable
        name="schedule"
        caption="Horário do estágio"
        beside={wholeSlots(classes)}
        wrong={wrongBy(said, wholeSlots(schedule))}
      />
      <LawWords of={said} />
      <Collapsible title="Horário das aulas" note={classes.length ? 'informado' : 'não informado'}>
        <WeekTable name="class_schedule" caption="Horário das aulas" />
      </Collapsible>
      <Collapsible title="Semanas de prova e sem aulas" note="a instituição informa">
        <div className={styles.inner}>
          <WeeksRows name="assessment_weeks" label="Semana de prova" />
          <Term name="alternates" required={false} />
          {alternates && <WeeksRows name="no_class_weeks" label="Semana sem aulas" />}
          <Term name="final_years_or_special" required={false} />
        </div>
      </Collapsible>
    </section>
  )
}
