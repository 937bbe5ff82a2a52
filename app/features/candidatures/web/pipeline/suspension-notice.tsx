import { useEffect, useRef, useState, type ReactNode } from 'react'
import { SUSPENDED } from '../../wire/candidature-words.ts'

/** Announces a suspension that begins while the page is open, and takes the focus that it removes. */
export function SuspensionNotice({ suspended, children }: { suspended: boolean; children: ReactNode }) {
  const announcement = useRef<HTMLParagraphElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [was, setWas] = useState(suspended)
  const [words, setWords] = useState('')
  const [stood, setStood] = useState<Element | null>(null)
  if (was !== suspended) {
    setWas(suspended)
    setStood(document.activeElement) // before it renders
    setWords(suspended ? `A empresa está suspensa. ${SUSPENDED}` : 'A suspensão da empresa terminou.')
  }
  useEffect(() => {
    if (!words) return
    // After rendering: only then browsers take the focus from disabled elements.
    const drawn = setTimeout(() => {
      const at = document.activeElement
      const lost = stood && (!stood.isConnected || stood.matches(':disabled'))
      // Keeps the focus where the person has moved it, and does not scroll a reader to the top.
      if (lost && (!at || at === document.body || at === stood || at.matches('dialog')))
        (notice.current ?? announcement.current)?.focus()
    }, 100)
    return () => clearTimeout(drawn)
  }, [stood, words])
  return (
    <>
      <p ref={announcement} role="status" className="unseen" tabIndex={-1}>
        {words}
      </p>
      {suspended && (
        <div ref={notice} tabIndex={-1}>
          {children}
        </div>
      )}
    </>
  )
}
