import type { RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import { clockOf } from '../study-rooms.ts'
import styles from './player.module.css'

const RATES = [0.75, 1, 1.25, 1.5, 2]
const rate = new Intl.NumberFormat('pt-BR')

type Props = {
  frame: RefObject<HTMLElement | null>
  playing: boolean
  time: number
  seconds: number
  captions: boolean
  onToggle: () => void
  onGo: (second: number) => void
  onCaptions: () => void
  onRate: (rate: number) => void
}

/** Native controls of a page: each is reached by Tab and works by keys. */
export function Controls({ frame, playing, time, seconds, captions, ...on }: Props) {
  const words = `${clockOf(time)} de ${clockOf(seconds)}`
  return (
    <div className={styles.controls} role="group" aria-label="Controles do vídeo">
      <input
        type="range"
        className={styles.place}
        aria-label="Posição"
        aria-valuetext={words}
        min={0}
        max={seconds}
        step={1}
        value={Math.floor(time)}
        onChange={({ currentTarget }) => on.onGo(Number(currentTarget.value))}
      />
      <Button kind="primary" onClick={on.onToggle}>
        {playing ? 'Pausar' : 'Assistir'}
      </Button>
      <span className={styles.time}>{words}</span>
      <Button aria-pressed={captions} onClick={on.onCaptions}>
        Legendas
      </Button>
      <label className={styles.rate}>
        Velocidade
        <select defaultValue={1} onChange={({ currentTarget }) => on.onRate(Number(currentTarget.value))}>
          {RATES.map((one) => (
            <option key={one} value={one}>
              {rate.format(one)}×
            </option>
          ))}
        </select>
      </label>
      <Button onClick={() => void frame.current?.requestFullscreen().catch(() => {})}>Tela cheia</Button>
    </div>
  )
}
