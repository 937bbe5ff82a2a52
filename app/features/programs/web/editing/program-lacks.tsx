import { Notice } from '#web/ui/alerts/notice.tsx'
import { BLANK } from '#wire/text/sentences.ts'
import { programRecord } from '../../wire/program-record.ts'

/** 'steps[2].date' as a person calls it: 'Etapa 3'. */
function placeOf(at: string) {
  const [, name = '', place] = /^(\w+)(?:\[(\d+)\])?/.exec(at) ?? []
  const { label, one } = programRecord[name as keyof typeof programRecord] as { label: string; one?: string }
  return place === undefined ? label : `${one} ${Number(place) + 1}`
}

type Props = { missing: Record<string, string[]>; draft: boolean }

/** What publishing asks for and is not there. */
export function ProgramLacks({ missing, draft }: Props) {
  const lacking = Object.entries(missing)
  if (!lacking.length) return null
  return (
    <Notice kind="info" title={draft ? 'Antes de publicar' : 'Para corrigir'}>
      <ul>
        {lacking.map(([at, words]) => (
          <li key={at}>
            {placeOf(at)}: {words.map((one) => (one === BLANK ? 'falta preencher' : one)).join(' ')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
