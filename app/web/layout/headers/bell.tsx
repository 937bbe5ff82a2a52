import { IconBell } from '#web/icons/b/bell.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { momentWords } from '#web/moment.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { listNews, readNews } from '#wire/person/news.ts'
import styles from './bell.module.css'

const MINUTE = 60_000
const NEWS = answerOf(listNews, {})

/** What happened, the newest first. Opening it counts as reading; the dots stay until it closes. */
export function Bell() {
  const client = useQueryClient()
  const { data } = useQuery({ ...NEWS, staleTime: MINUTE, retry: false })
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const { pathname } = useLocation()
  useEffect(() => panel.current?.hidePopover?.(), [pathname])
  const unread = data?.unread ?? 0

  function closed() {
    if (!unread) return
    const read = { ...data!, unread: 0, data: data!.data.map((one) => ({ ...one, unread: false })) }
    client.setQueryData(NEWS.queryKey, read)
    void call(readNews, { until: data!.data[0]!.at }).catch(() => client.invalidateQueries({ queryKey: NEWS.queryKey }))
  }

  return (
    <>
      <button
        type="button"
        className={styles.bell}
        popoverTarget={id}
        aria-label={unread ? `Novidades, ${unread} não ${unread === 1 ? 'lida' : 'lidas'}` : 'Novidades'}
      >
        <Icon of={IconBell} size={24} />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        role="dialog"
        aria-label="Novidades"
        onToggle={({ newState }) => newState === 'closed' && closed()}
      >
        <h2>Novidades</h2>
        {data?.data.length === 0 && (
          <p className={styles.none}>Nada novo por aqui. O que acontecer aparece neste sino.</p>
        )}
        <ul className={styles.list}>
          {data?.data.map(({ words, about, path, at, unread: fresh }) => (
            <li key={`${path} ${at} ${words}`}>
              <Link to={path} data-unread={fresh || undefined} onClick={() => panel.current?.hidePopover()}>
                <strong>{words}</strong>
                <span>{about}</span>
                <time dateTime={at}>{momentWords(at)}</time>
                {fresh && <span className="unseen">não lida</span>}
              </Link>
            </li>
          ))}
        </ul>
        {data && data.data.length > 0 && (
          <Link className={styles.all} to="/usuarios/novidades" onClick={() => panel.current?.hidePopover()}>
            Ver todas
          </Link>
        )}
      </div>
    </>
  )
}
