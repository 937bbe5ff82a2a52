import { useState } from 'react'
import { call } from '#web/api.ts'
import { alert } from '#web/ui/alert.ts'
import { printStatement } from '../wire.ts'

/** The statement, saved by the browser: the call carries the session, so no address could do it alone. */
export function useStatement() {
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      const href = URL.createObjectURL(await call(printStatement, {}))
      Object.assign(document.createElement('a'), { href, download: 'horas-complementares.pdf' }).click()
      setTimeout(() => URL.revokeObjectURL(href), 60_000)
    } catch {
      alert({
        kind: 'error',
        title: 'Ops!',
        text: 'Não foi possível gerar o extrato agora. Por favor, tente novamente.',
      })
    } finally {
      setBusy(false)
    }
  }
  return { busy, download: () => void download() }
}
