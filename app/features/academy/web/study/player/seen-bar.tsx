import { Muted } from '#web/page/page.tsx'
import { clockOf, type Video } from '../study-rooms.ts'
import styles from './player.module.css'

type Props = Pick<Video, 'watched' | 'seconds' | 'needed'> & { onGo: (second: number) => void }

/** What lies between the seconds that were seen. */
function gapsOf(watched: Props['watched'], seconds: number) {
  const ends = [0, ...watched.map(([, to]) => to)]
  return ends.map((from, at): [number, number] => [from, watched[at]?.[0] ?? seconds]).filter(([from, to]) => from < to)
}

export function SeenBar({ watched, seconds, needed, onGo }: Props) {
  const seen = watched.reduce((sum, [from, to]) => sum + to - from, 0)
  const place = (from: number, to: number) => ({
    insetInlineStart: `${(100 * from) / seconds}%`,
    width: `${(100 * (to - from)) / seconds}%`,
  })
  return (
    <div className={styles.seen}>
      <div className={styles.bar} role="group" aria-label="Trechos que faltam">
        {watched.map(([from, to]) => (
          <span key={from} className={styles.part} style={place(from, to)} />
        ))}
        {gapsOf(watched, seconds).map(([from, to]) => (
          <button
            key={from}
            type="button"
            className={styles.gap}
            style={place(from, to)}
            aria-label={`Ver o trecho de ${clockOf(from)} a ${clockOf(to)}`}
            onClick={() => onGo(from)}
          />
        ))}
      </div>
      <Muted>
        Segundos vistos: {seen} de {seconds}.{' '}
        {seen >= needed
          ? 'Vídeo concluído.'
          : `Faltam ${needed - seen} para concluir; toque num trecho vazio para vê-lo.`}
      </Muted>
    </div>
  )
}
