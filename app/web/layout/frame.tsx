import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ScrollToTop } from '#web/ui/scroll-to-top.tsx'
import styles from './frame.module.css'

type Props = {
  header: ReactNode
  footer: ReactNode
  children: ReactNode
  /** A menu beside the content, and how the two share the width. */
  aside?: ReactNode
  /** Where people work: content fills the window, so that what loads does not move the footer, and has one left edge. */
  work?: boolean
  body?: ComponentProps<'div'> & Record<`data-${string}`, unknown>
}

/** Header, content, footer. After a navigation the content gets the focus, so that screen readers start there. */
export function Frame({ header, footer, children, aside, work, body }: Props) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // One frame later: a drawer that closes on the same navigation returns its focus first.
    const frame = requestAnimationFrame(() => {
      if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#conteudo">
        Pular para o conteúdo
      </a>
      {header}
      <div className={styles.body} {...body}>
        {aside}
        <div className={styles.page}>
          <main
            id="conteudo"
            ref={main}
            tabIndex={-1}
            className={styles.main}
            data-work={work}
            data-beside={aside ? true : undefined}
          >
            {children}
          </main>
          {footer}
        </div>
      </div>
      <ScrollToTop />
    </div>
  )
}

export function Column({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={narrow ? `${styles.column} ${styles.narrow}` : styles.column}>{children}</div>
}
