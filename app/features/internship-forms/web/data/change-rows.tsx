import { Choice } from '#web/form/choices/choice.tsx'
import { Muted, Stack } from '#web/page/page.tsx'
import type { DataAnswer } from './request-list.tsx'

type Props = {
  changes: DataAnswer['attributes']['changes']
  /** Those that are not accepted. */
  left: readonly string[]
  onTurn: (field: string, taken: boolean) => void
}

const NOTHING = 'não informado'
const changedSince = (now: string | null) => `Mudou depois da resposta para: ${now ?? NOTHING}. Fica como está.`
const IN_CONTRACT = ' Está no contrato: aceito, vira um termo aditivo.'

/** What was answered beside what stands, each to accept or to leave. */
export function ChangeRows({ changes, left, onTurn }: Props) {
  if (changes.length === 0) return <Muted>As respostas são iguais ao que já está no perfil.</Muted>
  return (
    <Stack>
      {changes.map(({ field, label, before, after, in_contract, outdated }) => {
        const taken = !outdated && !left.includes(field)
        return (
          <Choice
            key={field}
            type="checkbox"
            name={field}
            label={`${label}: ${after ?? NOTHING}`}
            description={
              outdated ? changedSince(before) : `Era: ${before ?? NOTHING}.${in_contract ? IN_CONTRACT : ''}`
            }
            checked={taken}
            disabled={outdated}
            onPick={() => onTurn(field, !taken)}
            onBlur={() => {}}
          />
        )
      })}
    </Stack>
  )
}
