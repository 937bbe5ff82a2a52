// The agenda of a company: what waits, and the interviews of a day or a week, as lists or as a grid.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Page, Rows, Section } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { dayInWords } from '#wire/time/span-words.ts'
import { listOwnedInterviews } from '../../wire/interviews.ts'
import { type ListedInterview, untilWords } from '../parts/agenda-words.ts'
import styles from '../parts/agenda.module.css'
import { CompanyRow } from './company-row.tsx'
import { DayLists } from './day-lists.tsx'
import { daysOf, isDay, isView, plusDays, stepOf, todayHere, type View, VIEWS } from './period.ts'
import { WeekGrid } from './week-grid.tsx'

const WAITS = { proposed: 'Propostas a responder', waiting: 'Esperam resposta de quem foi convidado' } as const
const address = (view: View, day: string) => `?visao=${view}&dia=${day}`

const Waiting = ({ title, id, rows }: { title: string; id: string; rows: readonly ListedInterview[] }) =>
  rows.length > 0 && (
    <Section title={title} id={id}>
      <Rows>
        {rows.map((row) => (
          <CompanyRow
            key={row.id}
            of={row}
            lines={[
              row.attributes.job.title,
              row.attributes.state === 'offered'
                ? `Responder até ${untilWords(row.attributes.answer_by, row.attributes.zone)}`
                : null,
            ]}
          />
        ))}
      </Rows>
    </Section>
  )

function Views({ view, day }: { view: View; day: string }) {
  const days = daysOf(view, day)
  const around = (by: number) => address(view, plusDays(day, by * stepOf(view)))
  return (
    <nav className={styles.bar} aria-label="Período">
      <span className={styles.views}>
        {Object.entries(VIEWS).map(([key, label]) => (
          <Link key={key} to={address(key as View, day)} aria-current={key === view ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </span>
      <ButtonLink to={around(-1)}>Anterior</ButtonLink>
      <ButtonLink to={address(view, todayHere())}>Hoje</ButtonLink>
      <ButtonLink to={around(1)}>Seguinte</ButtonLink>
      <strong aria-live="polite">
        {dayInWords(days[0]!)}
        {days.length > 1 && ` a ${dayInWords(days.at(-1)!)}`}
      </strong>
    </nav>
  )
}

type Found = { collection: { data: readonly unknown[] }; total_count: number }
const CutOff = ({ of: { collection, total_count } }: { of: Found }) =>
  total_count > collection.data.length && (
    <Muted>
      As primeiras {collection.data.length} de {total_count} entrevistas. Veja um dia de cada vez.
    </Muted>
  )

export function CompanyAgenda() {
  const [params] = useSearchParams()
  const asked = params.get('visao')
  const view = isView(asked) ? asked : 'semana'
  const dia = params.get('dia')
  const day = isDay(dia) ? dia : todayHere()
  const days = daysOf(view, day)
  const shown = { from: days[0]!, until: days.at(-1)!, per_page: 100 } as const
  const period = useQuery({ ...answerOf(listOwnedInterviews, shown), placeholderData: keepPreviousData })
  const proposed = useQuery(answerOf(listOwnedInterviews, { which: 'proposed', per_page: 100 }))
  const waiting = useQuery(answerOf(listOwnedInterviews, { which: 'waiting', per_page: 100 }))
  return (
    <Page
      title="Agenda"
      lead="As entrevistas das suas vagas. Convites novos saem do quadro de cada vaga."
      width={view === 'grade' ? 'wide' : 'column'}
      actions={<ButtonLink to="/vagas/minhas">Ver as vagas</ButtonLink>}
    >
      <Loaded of={[period, proposed, waiting]}>
        {(period, proposed, waiting) => {
          const rows = period.collection.data
          const answered = proposed.collection.data
          return (
            <>
              <Waiting title={WAITS.proposed} id="proposed" rows={answered} />
              <Views view={view} day={day} />
              <CutOff of={period} />
              {view === 'grade' ? <WeekGrid key={day} days={days} rows={rows} /> : <DayLists days={days} rows={rows} />}
              <Waiting
                title={WAITS.waiting}
                id="waiting"
                rows={waiting.collection.data.filter(({ id }) => answered.every((one) => one.id !== id))}
              />
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
