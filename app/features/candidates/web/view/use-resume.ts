import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { printResume } from '../../wire/profile.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'

/** The profile as a PDF, saved by the browser. The call carries the session, so no address could do it alone. */
export function useResume(id: string, slug: string) {
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      const href = URL.createObjectURL(await call(printResume, { id }))
      Object.assign(document.createElement('a'), { href, download: `curriculo-${slug}.pdf` }).click()
      setTimeout(() => URL.revokeObjectURL(href), 60_000)
    } catch (error) {
      alert({
        kind: 'error',
        title: 'Ops!',
        text: wordsOfFailure(error, 'Não conseguimos gerar o seu currículo agora. Por favor, tente novamente.'),
      })
    } finally {
      setBusy(false)
    }
  }
  return { busy, download: () => void download() }
}
