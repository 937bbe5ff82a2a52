import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { exportCandidatures } from '../../wire/pipeline.ts'
import type { SentFilters } from './use-pipeline.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'

/** The filtered list as a spreadsheet, saved by the browser: the call carries the session. */
export function useExport(id: string, title: string) {
  const [busy, setBusy] = useState(false)
  async function download(sent: SentFilters) {
    setBusy(true)
    try {
      const href = URL.createObjectURL(await call(exportCandidatures, { id, ...sent }))
      Object.assign(document.createElement('a'), { href, download: `Candidaturas de ${title}.xlsx` }).click()
      setTimeout(() => URL.revokeObjectURL(href), 60_000)
    } catch (error) {
      alert({
        kind: 'error',
        title: 'Ops!',
        text: wordsOfFailure(error, 'Não conseguimos gerar a planilha agora. Por favor, tente novamente.'),
      })
    } finally {
      setBusy(false)
    }
  }
  return { busy, download: (sent: SentFilters) => void download(sent) }
}
