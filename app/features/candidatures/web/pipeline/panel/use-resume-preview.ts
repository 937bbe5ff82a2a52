import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { printCandidateResume } from '../../../wire/pipeline.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'

/**
 * The click opens the tab, or browsers would block it; it navigates when the PDF has come, since an address could not
 * carry the session.
 */
export function useResumePreview(id: string, name: string) {
  const [busy, setBusy] = useState(false)
  async function open() {
    const tab = window.open('', '_blank')
    setBusy(true)
    try {
      const href = URL.createObjectURL(await call(printCandidateResume, { id }))
      if (tab) tab.location.href = href
      else Object.assign(document.createElement('a'), { href, download: `Currículo de ${name}.pdf` }).click()
      setTimeout(() => URL.revokeObjectURL(href), 60_000)
    } catch (error) {
      tab?.close()
      alert({
        kind: 'error',
        title: 'Ops!',
        text: wordsOfFailure(error, 'Não conseguimos abrir o currículo agora. Por favor, tente novamente.'),
      })
    } finally {
      setBusy(false)
    }
  }
  return { busy, open: () => void open() }
}
