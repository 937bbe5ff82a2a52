import { momentWords } from '#web/moment.ts'
import { number, people } from './list-words.ts'
import type { Institution } from './partner-form.tsx'
import styles from './partners.module.css'

/** Which lists came, and what became of each. */
export function ReceivedLists({ lists }: Pick<Institution['attributes'], 'lists'>) {
  if (!lists.length) return null
  return (
    <>
      <h3>Recebidas</h3>
      <ul className={styles.lists}>
        {lists.map((list) => (
          <li key={list.id}>
            {list.file_name}
            <span>
              {[
                momentWords(list.imported_at),
                people(list.people),
                list.unread > 0 && `${number.format(list.unread)} ${list.unread === 1 ? 'linha' : 'linhas'} a corrigir`,
                list.replaced && 'substituiu as anteriores',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
