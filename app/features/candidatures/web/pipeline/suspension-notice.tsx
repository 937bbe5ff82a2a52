import { useEffect, useRef, useState, type ReactNode } from 'react'
import { SUSPENDED } from '../../wire/candidature-words.ts'

/** A verdict comes while somebody looks on: it is said, and whoever stood on what it takes away goes on from here. */
export function SuspensionNotice({ suspended, children }: { suspended: boolean; children: ReactNode }) {
  const said = useRef<HTMLParagraphElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [was, setWas] = useState(suspended)
  const [words, setWords] = useState('')
  const [stood, setStood] = useState<Element | null>(null)
  if (was !== suspended) {
    setWas(suspended)
    setStood(document.activeElement) // before anything of it is drawn
    setWords(suspended ? `A empresa está suspensa. ${SUSPENDED}` : 'A suspensão da empresa terminou.')
  }
  useEffect(() => {
    if (!words) return
    // Once it is drawn: only then a browser takes the focus from what was disabled.
    const drawn = setTimeout(() => {
      const at = document.activeElement
      const lost = stood && (!stood.isConnected || stood.matches(':disabled'))
      // Whoever has gone on meanwhile is not called back, and whoever only reads is not thrown to the top.
      if (lost && (!at || at === document.body || at === stood || at.matches('dialog')))
        (notice.current ?? said.current)?.focus()
    }, 100)
    return () => clearTimeout(drawn)
  }, [stood, words])
  return (
    <>
      <p ref={said} role="status" className="unseen" tabIndex={-1}>
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
