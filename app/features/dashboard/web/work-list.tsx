import { Link } from 'react-router'
import { dayWords } from '#web/moment.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showDashboard } from '../wire.ts'
import { COPY_OF_WAITING, waitingIn } from './waiting.ts'
import styles from './work-list.module.css'

type Dashboard = Answer<typeof showDashboard>['data']['attributes']
type Work = NonNullable<Dashboard['work']>

const boardOf = (job_id: string, query = '') => `/vagas/minhas/${job_id}/candidaturas${query}`
const short = (iso: string) => dayWords(iso).slice(0, 5)
const number = new Intl.NumberFormat('pt-BR')

export function isNothing({ work, cards }: Pick<Dashboard, 'work' | 'cards'>) {
  const lists = Object.values(work ?? NOTHING)
  return lists.every(({ rows }) => rows.length === 0) && waitingIn(cards).length === 0
}
const NOTHING: Work = {
  newcomers: { rows: [], people: 0, beyond: 0 },
  reviews: { rows: [], people: 0, beyond: 0 },
  replies: { rows: [], people: 0, beyond: 0 },
  closing: { rows: [], beyond: 0 },
}

/** What waits for this person, grouped by kind, each row with the way to where it is done. */
export function WorkList({ work, cards }: Pick<Dashboard, 'work' | 'cards'>) {
  const { newcomers, reviews, replies, closing } = work ?? NOTHING
  const waiting = waitingIn(cards)
  if (isNothing({ work, cards })) return <p className={styles.calm}>Nada espera por você agora.</p>
  return (
    <div className={styles.list}>
      <Group title="Pediram revisão humana" count={reviews.people} of={PEOPLE} beyond={[reviews.beyond, PEOPLE]}>
        {reviews.rows.map(({ id, job_id, name, title, answer_by, overdue }) => (
          <Row
            key={id}
            to={boardOf(job_id, `?pessoa=${id}`)}
            title={name}
            note={title}
            date={answer_by && (overdue ? `atrasada desde ${short(answer_by)}` : `até ${short(answer_by)}`)}
            late={overdue}
            act="Revisar"
          />
        ))}
      </Group>
      <Group
        title="Respostas prometidas para os próximos 7 dias"
        count={replies.people}
        of={PEOPLE}
        beyond={[replies.beyond, JOBS]}
      >
        {replies.rows.map(({ id, job_id, title, count, overdue, first_by, name }) => (
          <Row
            key={job_id}
            to={boardOf(job_id, id ? `?pessoa=${id}` : '?ordem=answer_by')}
            title={id ? name : `${name} e mais ${number.format(count - 1)}`}
            note={title}
            date={overdue ? `${number.format(overdue)} em atraso` : `até ${short(first_by)}`}
            late={overdue > 0}
            act="Responder"
          />
        ))}
      </Group>
      <Group title="Candidaturas novas" count={newcomers.people} of={PEOPLE} beyond={[newcomers.beyond, JOBS]}>
        {newcomers.rows.map(({ job_id, title, new: fresh, invited, all }) => (
          <Row
            key={job_id}
            to={boardOf(job_id)}
            title={title}
            note={`${number.format(all)} em andamento${invited ? ` · ${number.format(invited)} por convite` : ''}`}
            mark={fresh === 1 ? '1 nova' : `${number.format(fresh)} novas`}
            act="Ver quadro"
          />
        ))}
      </Group>
      <Group
        title="Inscrições que encerram em 7 dias"
        count={closing.rows.length + closing.beyond}
        of={JOBS}
        beyond={[closing.beyond, JOBS]}
      >
        {closing.rows.map(({ id, title, closes_at }) => (
          <Row
            key={id}
            to={`/vagas/minhas/${id}/editar`}
            title={title}
            date={`até ${short(closes_at)}`}
            act="Ver prazo"
          />
        ))}
      </Group>
      <Group title="Contratos e estágios" count={waiting.length} of={['assunto', 'assuntos']}>
        {waiting.map(({ feature, waiting: n }) => (
          <Row key={feature} {...COPY_OF_WAITING[feature]!(n)} act="Abrir" />
        ))}
      </Group>
    </div>
  )
}

/** One and many. */
type Noun = readonly [string, string]
const PEOPLE: Noun = ['pessoa', 'pessoas']
const JOBS: Noun = ['vaga', 'vagas']
const counted = (n: number, of: Noun) => `${number.format(n)} ${of[n === 1 ? 0 : 1]}`

type GroupProps = {
  title: string
  count: number
  of: Noun
  /** The rows that are not shown, and what they are: a row may stand for many people. */
  beyond?: [count: number, of: Noun]
  children: React.ReactNode
}

function Group({ title, count, of, beyond, children }: GroupProps) {
  if (!count) return null
  return (
    <section aria-label={title}>
      <h3 className={styles.kind}>
        {title} <span>{counted(count, of)}</span>
      </h3>
      <ul>{children}</ul>
      {beyond && beyond[0] > 0 && (
        <p className={styles.beyond}>
          <Link to="/vagas/minhas">e mais {counted(...beyond)}, em Minhas vagas</Link>
        </p>
      )}
    </section>
  )
}

type RowProps = {
  to: string
  title: string
  note?: string
  date?: string | null
  late?: boolean
  mark?: string
  act: string
}

/** The whole row leads on; what it does stands at its end. */
function Row({ to, title, note, date, late, mark, act }: RowProps) {
  return (
    <li>
      <Link to={to} className={styles.row}>
        <span className={styles.what}>
          <span className={styles.title}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {date && <span className={late ? styles.late : styles.date}>{date}</span>}
        {mark && <span className={styles.mark}>{mark}</span>}
        <span className={styles.act}>{act}</span>
      </Link>
    </li>
  )
}
