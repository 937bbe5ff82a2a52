import { IconArrowUp } from '#web/icons/a/arrow-up.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from './media/icon.tsx'
import styles from './scroll-to-top.module.css'

const THRESHOLD = 300
const RESTS_AFTER_MS = 2_000

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
  return far && userType !== 'CompanyManager' && <RestingButton />
}

/** On a phone it has no room beside the content: it hides when the page stops moving, and returns when it moves. */
function RestingButton() {
  const [resting, setResting] = useState(false)
  useEffect(() => {
    let due: ReturnType<typeof setTimeout>
    const move = () => {
      clearTimeout(due)
      setResting(false)
      due = setTimeout(() => setResting(true), RESTS_AFTER_MS)
    }
    move()
    const forget = watch(move)
    return () => (clearTimeout(due), forget())
  }, [])
  return <TopButton resting={resting} />
}

export function TopButton({ resting = false }: { resting?: boolean }) {
  const up = () => {
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
    document.querySelector<HTMLElement>('#conteudo')?.focus({ preventScroll: true })
  }
  return (
    <Button kind="icon" className={styles.top} title="Topo" aria-label="Topo" data-resting={resting} onClick={up}>
      <Icon of={IconArrowUp} />
    </Button>
  )
}
