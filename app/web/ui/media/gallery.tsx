import { lazy, Suspense, useState, type MouseEvent } from 'react'
import styles from './gallery.module.css'

export type Photo = {
  src: string
  alt: string
  thumb?: string
  /** The same picture in other widths. */ srcset?: string
  width?: number
  height?: number
}

// The lightbox is loaded when somebody opens a photo.
const Lightbox = lazy(() => import('./gallery-lightbox.tsx'))

/** Photos as links, which work without JavaScript; with it they open in a lightbox that says 'N de M'. */
export function Gallery({ photos, label = 'Fotos' }: { photos: readonly Photo[]; label?: string }) {
  const [at, setAt] = useState<number | null>(null)

  function open(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAt(index)
  }

  return (
    <>
      <ul className={styles.gallery} aria-label={label}>
        {photos.map(({ src, thumb, srcset, alt, width, height }, index) => (
          <li key={src}>
            <a
              className={styles.photo}
              href={src}
              aria-label={`Ampliar: ${alt} (${index + 1} de ${photos.length})`}
              onClick={(event) => open(event, index)}
            >
              <img
                src={thumb ?? src}
                srcSet={srcset}
                sizes={srcset && '(max-width: 479px) 45vw, 240px'}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
      {at !== null && (
        <Suspense fallback={null}>
          <Lightbox photos={photos} at={at} onClose={() => setAt(null)} />
        </Suspense>
      )}
    </>
  )
}
