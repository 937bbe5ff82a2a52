import { useState } from 'react'
import { call } from '#web/calls/api.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { openDocument } from '../wire.ts'

const FAILED = 'Não foi possível abrir agora. Por favor, tente novamente.'

/** Addresses of the papers that were opened here: each opening is recorded, so none happens by itself. */
export function useOpenedPapers() {
  const [opened, setOpened] = useState<ReadonlyMap<string, string>>(new Map())
  const [busy, setBusy] = useState<string>()

  /** A picture is shown beside the person's data; a PDF in a tab, which the click must open or browsers block it. */
  async function open({ id, type }: { id: string; type: string }) {
    const tab = type.startsWith('image/') ? null : window.open('', '_blank')
    setBusy(id)
    try {
      const { data } = await call(openDocument, { id })
      if (tab) tab.location.href = data.attributes.url
      setOpened((now) => new Map(now).set(id, data.attributes.url))
    } catch (error) {
      tab?.close()
      alert({ kind: 'error', title: 'Ops!', text: wordsOfFailure(error, FAILED) })
    } finally {
      setBusy(undefined)
    }
  }
  return { opened, busy, open }
}
