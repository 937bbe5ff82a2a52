import { useEffect, useRef, useState, type ReactNode } from 'react'
import { SUSPENDED } from '../../wire/candidature-words.ts'

/** A verdict comes while somebody looks on: it is said, and whoever stood on what it takes away goes on from here. */
export function SuspensionNotice({ suspended, children }: { suspended: boolean; children: ReactNode }) {
  const said = useRef<HTMLParagraphElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [was, setWas] = useState(suspended)
  const [words, setWords] = useState('')
  if (was !== suspended) {
    setWas(suspended)
    setWords(suspended ? `A empresa está suspensa. ${SUSPENDED}` : 'A suspensão da empresa terminou.')
  }
  useEffect(() => {
    if (!words) return
    // Once it is drawn: only then a browser takes the focus from what was disabled.
    const drawn = setTimeout(() => {
      const at = document.activeElement
      if (!at || at === document.body || at.matches(':disabled')) (notice.current ?? said.current)?.focus()
    }, 100)
    return () => clearTimeout(drawn)
  }, [words])
  return (
    <>
      <p ref={said} role="status" className="unseen" tabIndex={-1}>{words}</p>
      {suspended && <div ref={notice} tabIndex={-1}>{children}</div>}
    </>
  )
}
