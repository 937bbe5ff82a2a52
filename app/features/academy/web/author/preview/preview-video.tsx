import { useRef, useState } from 'react'
import { cuesOf } from '../../../wire/captions.ts'
import { Transcript } from '../../study/player/transcript.tsx'
import { useCaptionsAddress } from '../../study/player/use-captions-address.ts'
import styles from '../author.module.css'

type Props = { url: string; title: string; captions: string }

export function PreviewVideo({ url, title, captions }: Props) {
  const player = useRef<HTMLVideoElement>(null)
  const [time, setTime] = useState(0)
  const track = useCaptionsAddress(captions)
  return (
    <>
      <video
        ref={player}
        className={styles.film}
        src={url}
        aria-label={title}
        controls
        playsInline
        preload="metadata"
        onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
      >
        <track kind="captions" srcLang="pt-BR" label="Português" src={track} default />
      </video>
      <Transcript
        cues={cuesOf(captions)}
        time={time}
        onGo={(second) => {
          player.current!.currentTime = second
        }}
      />
    </>
  )
}
