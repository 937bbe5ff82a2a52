import styles from './avatar.module.css'

type Props = {
  name?: string
  src?: string | null
  /** The same picture in other widths. */ srcSet?: string | undefined
  size?: number
  square?: boolean
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}

/** Decorative: the name stands beside it or in the label around it. */
export function Avatar({ name = '', src, srcSet, size = 36, square }: Props) {
  const look = { width: size, height: size, fontSize: size * 0.4 }
  const shape = square ? `${styles.avatar} ${styles.square}` : styles.avatar
  return src ? (
    <img
      className={shape}
      style={look}
      width={size}
      height={size}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && `${size}px`}
      alt=""
    />
  ) : (
    <span className={shape} style={look} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
