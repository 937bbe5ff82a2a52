import { IconArrowUp } from '#web/icons/a/arrow-up.ts'
import { useSyncExternalStore } from 'react'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from './media/icon.tsx'
import styles from './scroll-to-top.module.css'

const THRESHOLD = 300

function watch(watcher: () => void) {
  addEventListener('scroll', watcher, { passive: true })
  return () => removeEventListener('scroll', watcher)
}

/** Not for company managers, whose pages are tables with sticky headers. */
export function ScrollToTop() {
  const { userType } = useSession()
  const far = useSyncExternalStore(
    watch,
    () => scrollY > THRESHOLD,
    () => false,
  )
  return far && userType !== 'CompanyManager' && <TopButton />
}

export function TopButton() {
  const up = () => {
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
    document.querySelector<HTMLElement>('#conteudo')?.focus({ preventScroll: true })
  }
  return (
    <Button kind="icon" className={styles.top} title="Topo" aria-label="Topo" onClick={up}>
      <Icon of={IconArrowUp} />
    </Button>
  )
}
