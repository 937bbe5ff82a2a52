import { dayWords } from '#web/moment.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { hiddenWords } from '../../../wire/candidature-words.ts'
import { Muted } from '#web/page/page.tsx'

import type { Received } from '../use-pipeline.ts'

/** After the end of a process: until when the data are visible, or why they are hidden. */
export function DataNote({ of: { readable, readable_until, state } }: { of: Received['attributes'] }) {
  if (readable_until === null) return null
  const day = dayWords(readable_until)
  if (readable) return <Muted>Contato, currículo e perfil ficam visíveis até {day}.</Muted>
  return (
    <Notice title="Dados não visíveis">
      {hiddenWords({ state, day })} Ficam o nome, as datas, as anotações e o histórico.
    </Notice>
  )
}
