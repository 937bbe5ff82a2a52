import { useRef, useState } from 'react'
import { Muted } from '#web/page/page.tsx'
import { cuesOf } from '../../../wire/captions.ts'
import type { Place, Video } from '../study-rooms.ts'
import { Controls } from './controls.tsx'
import styles from './player.module.css'
import { SeenBar } from './seen-bar.tsx'
import { Transcript } from './transcript.tsx'
import { useCaptionsAddress } from './use-captions-address.ts'
import { useFreshAddress } from './use-fresh-address.ts'
import { useWatching } from './use-watching.ts'

type Props = Place & { title: string; video: Video }

export function VideoPlayer({ id, item_id, title, video: given }: Props) {
  const place = { id, item_id }
  // As it was on coming: later answers change the seconds seen, not the film that plays.
  const [video] = useState(given)
  const { seconds, needed, position, captions } = video
  const { url, renew, isOld } = useFreshAddress(place, video.url)
  const { watched, saw, jump, pause } = useWatching(place, video)
  const track = useCaptionsAddress(captions)
  const [cues] = useState(() => cuesOf(captions))
  const player = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [playing, setPlaying] = useState(false)
  const [shown, setShown] = useState(true)
  const [time, setTime] = useState(position < seconds - 2 ? position : 0)
  const next = useRef({ time, plays: false })

  /** Where the film goes on once its new address is there. */
  async function renewAt(to: number, plays: boolean) {
    next.current = { time: to, plays }
    setTime(to)
    if (!(await renew().catch(() => true))) onReady()
  }
  function go(to: number) {
    jump(to)
    if (isOld()) return void renewAt(to, !player.current!.paused)
    player.current!.currentTime = to
    setTime(to)
  }
  function toggle() {
    const film = player.current!
    if (!film.paused) return film.pause()
    if (isOld()) return void renewAt(film.currentTime, true)
    void film.play().catch(() => {})
  }
  function onReady() {
    const film = player.current!
    film.currentTime = next.current.time
    jump(next.current.time)
    if (next.current.plays) void film.play().catch(() => {})
  }
  function toggleCaptions() {
    player.current!.textTracks[0]!.mode = shown ? 'hidden' : 'showing'
    setShown(!shown)
  }
  if (url === null) return <Muted>Este vídeo ainda está a caminho. Volte em alguns minutos.</Muted>
  return (
    <>
      <div ref={frame} className={styles.frame}>
        <video
          ref={player}
          className={styles.film}
          src={url}
          aria-label={title}
          preload="metadata"
          playsInline
          onClick={toggle}
          onLoadedMetadata={onReady}
          onPlay={() => setPlaying(true)}
          onPause={() => {
            setPlaying(false)
            pause()
          }}
          onTimeUpdate={({ currentTarget }) => {
            if (!currentTarget.seeking) saw(currentTarget.currentTime)
            setTime(currentTarget.currentTime)
          }}
          onSeeking={({ currentTarget }) => jump(currentTarget.currentTime)}
          onError={() => void (isOld() && renewAt(time, playing))}
        >
          <track kind="captions" srcLang="pt-BR" label="Português" src={track} default />
        </video>
        <Controls
          frame={frame}
          playing={playing}
          time={time}
          seconds={seconds}
          captions={shown}
          onToggle={toggle}
          onGo={go}
          onCaptions={toggleCaptions}
          onRate={(rate) => (player.current!.playbackRate = rate)}
        />
      </div>
      <SeenBar watched={watched} seconds={seconds} needed={needed} onGo={go} />
      <Transcript cues={cues} time={time} onGo={go} />
    </>
  )
}
