// The week as a grid of days and hours. One cell is reached by Tab; arrow keys walk, Enter opens what stands there.
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { dayInWords } from '#wire/time/span-words.ts'
import { roomOf, type ListedInterview } from '../parts/agenda-words.ts'
import styles from '../parts/agenda.module.css'
import { dayOf, hourOf } from './period.ts'

const [FIRST, LAST] = [8, 18]
const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const within = (n: number, most: number) => Math.min(Math.max(n, 0), most)
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const countWords = (n: number) => (n === 0 ? 'livre' : n === 1 ? '1 entrevista' : `${n} entrevistas`)

type Props = { days: readonly string[]; rows: readonly ListedInterview[] }

export function WeekGrid({ days, rows }: Props) {
  const found = rows.map((row) => hourOf(row.attributes.starts_at!))
  const first = Math.min(FIRST, ...found)
  const hours = Array.from({ length: Math.max(LAST, ...found) - first + 1 }, (_, n) => first + n)
  const [at, setAt] = useState<readonly [number, number]>([0, 0])
  const table = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const of = (hour: number, day: string) =>
    rows.filter(({ attributes }) => dayOf(attributes.starts_at!) === day && hourOf(attributes.starts_at!) === hour)

  function walk(event: KeyboardEvent, row: number, column: number) {
    const [down, right] = STEPS[event.key] ?? [0, 0]
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? days.length - 1 : within(column + right, days.length - 1)
    if (!(event.key in STEPS) && event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    const next = [within(row + down, hours.length - 1), to] as const
    setAt(next)
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.join(' ')}"]`)?.focus()
  }
  return (
    <div className={styles.scroll}>
      <div role="grid" className={styles.grid} ref={table} aria-label="Entrevistas da semana, por dia e hora">
        <div role="row">
          <div role="columnheader">Hora</div>
          {days.map((day) => (
            <div role="columnheader" key={day}>
              {dayInWords(day).replace(/ de \d{4}$/, '')}
            </div>
          ))}
        </div>
        {hours.map((hour, row) => (
          <div role="row" key={hour}>
            <div role="rowheader">{clock(hour)}</div>
            {days.map((day, column) => {
              const here = of(hour, day)
              return (
                <div
                  key={day}
                  role="gridcell"
                  data-cell={`${row} ${column}`}
                  tabIndex={at[0] === row && at[1] === column ? 0 : -1}
                  aria-label={`${dayInWords(day)}, ${clock(hour)}: ${countWords(here.length)}${here
                    .map((one) => `, ${one.attributes.person_name}`)
                    .join('')}`}
                  onFocus={() => setAt([row, column])}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter' && here[0]) void navigate(roomOf(here[0].id))
                    else walk(event, row, column)
                  }}
                >
                  {here.map((one) => (
                    <Link key={one.id} className={styles.event} to={roomOf(one.id)} tabIndex={-1}>
                      {one.attributes.person_name}
                    </Link>
                  ))}
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
