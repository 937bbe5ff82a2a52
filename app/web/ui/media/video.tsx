import { IconPlayerPlayFilled } from '#web/icons/p/player-play-filled.ts'
import { useState } from 'react'
import { embedAddress, youtubeId, YOUTUBE_ONLY } from '#wire/link/youtube.ts'
import styles from './video.module.css'

type Props = {
  address: string
  title: string
  /** A picture of our own; YouTube is contacted only on playing. */
  poster?: string
}

export function Video({ address, title, poster }: Props) {
  const [playing, setPlaying] = useState(false)
  const id = youtubeId(address)
  if (!id) return <p className={styles.refused}>{YOUTUBE_ONLY}</p>
  return (
    <div className={styles.frame}>
      {playing ? (
        <iframe
          className={styles.player}
          src={embedAddress(id)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // Scripts and origin are YouTube's own, which is never ours.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
          ref={(player) => player?.focus()}
        />
      ) : (
        <button
          type="button"
          className={styles.poster}
          aria-label={`Assistir ao vídeo: ${title}`}
          onClick={() => setPlaying(true)}
        >
          {poster && <img src={poster} alt="" className={styles.picture} loading="lazy" />}
          <span className={styles.play}>
            <IconPlayerPlayFilled size={28} aria-hidden />
          </span>
          <span className={styles.title}>{title}</span>
        </button>
      )}
    </div>
  )
}
