import { Link } from 'react-router'
import { keyed } from '#web/page/keyed.ts'
import { momentWords } from '#web/moment.ts'
import type { Attributes } from '../../wire/buttons.ts'
import styles from './detail.module.css'

const LOOKS: Record<string, string> = {
  sign: 'done',
  confirm: 'done',
  approve_upload: 'done',
  seal: 'done',
  reject: 'declined',
  reject_upload: 'declined',
  void: 'declined',
  remind: 'current',
  send: 'current',
}

/** What happened, the newest first. */
export const HistoryCard = ({ history, code }: Pick<Attributes, 'history' | 'code'>) =>
  history.length === 0 ? null : (
    <section className={styles.card} aria-labelledby="history">
      <header className={styles.head}>
        <h2 id="history">História</h2>
        <Link to={`/verificar/${code}`}>Verificar</Link>
      </header>
      <ol className={styles.history}>
        {keyed(history).map(({ item: { event, words, happened_at }, key }) => (
          <li key={key} data-look={LOOKS[event]}>
            {words} <time dateTime={happened_at}>{momentWords(happened_at)}</time>
          </li>
        ))}
      </ol>
      <p className={styles.foot}>Horário de Brasília (UTC−03:00). Nada se apaga daqui.</p>
    </section>
  )
