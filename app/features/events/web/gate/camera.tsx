import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { codeReader } from './read-code.ts'
import styles from './gate.module.css'

const EVERY_MS = 250
/** A ticket stays before the camera for a while. */
const SAME_MS = 4000

type Props = { onCode: (code: string) => void }

export default function Camera({ onCode }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [refused, setRefused] = useState(false)
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    let last = { code: '', at: 0 }
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout>
    let over = false
    async function begin() {
      const read = await codeReader()
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (over || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      const look = async () => {
        const code = video.current ? await read(video.current).catch(() => undefined) : undefined
        if (over) return
        if (code && (code !== last.code || Date.now() - last.at > SAME_MS)) {
          last = { code, at: Date.now() }
          tell(code)
        }
        timer = setTimeout(() => void look(), EVERY_MS)
      }
      void look()
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    begin().catch(() => setRefused(true))
    return () => {
      over = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  if (refused)
    return (
      <Notice kind="warning" title="A câmera não está disponível">
        Digite o código do ingresso, ou use um leitor ligado ao aparelho.
      </Notice>
    )
  return <video ref={video} className={styles.video} muted playsInline aria-label="Câmera: aponte para o QR code" />
}
