// Hours from Monday to Sunday; a second range on a day leaves the break between them out.
import { minutesOn, weekdayName } from '#features/internships/wire/law/schedule.ts'
import type { TypedSlot } from '#features/internships/wire/term-fields.ts'
import { completeTime } from '#web/form/times/time-entry.ts'
import { FieldError } from '#web/form/field-look.tsx'
import { useField } from '#web/form/use-field.ts'
import { IconPlus } from '#web/icons/p/plus.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { isTime } from '#wire/time/date.ts'
import styles from './parts.module.css'

const WORKDAYS = [2, 3, 4, 5, 6]
const WEEKEND = [7, 1]
const BLANK = { from: '', to: '' }

export const wholeSlots = (slots: readonly TypedSlot[]) =>
  slots.filter(({ from, to }) => isTime(from) && isTime(to) && from < to)
const two = (n: number) => String(n).padStart(2, '0')
export const asClock = (minutes: number) => `${Math.floor(minutes / 60)}:${two(minutes % 60)}`

const rangesIn = (slots: readonly TypedSlot[], day: number) => slots.filter(({ day_of_week }) => day_of_week === day)
const inWords = (slots: readonly TypedSlot[]) => slots.map(({ from, to }) => `${from}–${to}`).join(', ') || '—'

type Props = {
  name: 'schedule' | 'class_schedule'
  caption: string
  /** The classes of the day, shown beside. */
  beside?: readonly TypedSlot[]
  /** Days that the law finds wrong. */
  wrong?: (day: number) => boolean
}

export function WeekTable({ name, caption, beside, wrong = () => false }: Props) {
  const { value, onChange, onBlur, error, ref } = useField<TypedSlot[], Record<string, TypedSlot[]>, unknown>({ name })
  const slots = value ?? []
  const weekend = WEEKEND.filter((day) => rangesIn(slots, day).length)

  /** The nth range of a day; a blank one is written down once something is typed in it. */
  function change(day: number, n: number, changes: Partial<typeof BLANK>) {
    const mine = rangesIn(slots, day)
    const ranges = mine.length ? mine : [{ day_of_week: day, ...BLANK }]
    const next = ranges.map((range, at) => (at === n ? { ...range, ...changes } : range))
    onChange([...slots.filter(({ day_of_week }) => day_of_week !== day), ...next])
  }
  const add = (day: number) => onChange([...slots, { day_of_week: day, ...BLANK }])

  const input = (day: number, n: number, end: 'from' | 'to', range: typeof BLANK) => (
    <input
      ref={day === 2 && n === 0 && end === 'from' ? ref : undefined}
      className={styles.time}
      aria-label={`${weekdayName(day)}, ${end === 'from' ? 'início' : 'fim'}${n ? ` do ${n + 1}º horário` : ''}`}
      inputMode="numeric"
      maxLength={5}
      placeholder="--:--"
      value={range[end]}
      onChange={({ currentTarget }) => change(day, n, { [end]: currentTarget.value })}
      onBlur={() => {
        const whole = completeTime(range[end])
        if (whole !== range[end]) change(day, n, { [end]: whole })
        onBlur()
      }}
    />
  )

  return (
    <div>
      <table className={styles.week}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            <th scope="col">{name === 'schedule' ? 'Estágio' : 'Aula'}</th>
            {beside && <th scope="col">Aula</th>}
            <th scope="col">Horas</th>
          </tr>
        </thead>
        <tbody>
          {[...WORKDAYS, ...weekend].map((day) => {
            const mine = rangesIn(slots, day)
            const ranges = mine.length ? mine : [BLANK]
            return (
              <tr key={day} data-wrong={wrong(day) || undefined}>
                <th scope="row">{weekdayName(day)}</th>
                <td>
                  {Array.from(ranges, (range, n) => (
                    <span key={n} className={styles.range}>
                      {input(day, n, 'from', range)}
                      <span>às</span>
                      {input(day, n, 'to', range)}
                      {n === ranges.length - 1 && mine.length > 0 && (
                        <button
                          type="button"
                          className={styles.more}
                          aria-label={`Outro horário, ${weekdayName(day)}`}
                          onClick={() => add(day)}
                        >
                          <Icon of={IconPlus} size={18} />
                        </button>
                      )}
                    </span>
                  ))}
                </td>
                {beside && <td className={styles.classes}>{inWords(rangesIn(beside, day))}</td>}
                <td className={styles.hours}>{asClock(minutesOn(wholeSlots(slots), day))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {weekend.length < WEEKEND.length && (
        <Button kind="quiet" onClick={() => add(weekend.includes(7) ? 1 : 7)}>
          Incluir {weekdayName(weekend.includes(7) ? 1 : 7)}
        </Button>
      )}
      {error && (
        <div className={styles.error}>
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
