import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { listProposalOptions } from '../wire.ts'
import styles from './admin.module.css'
import { inProfiles, type Proposal } from './proposal-words.ts'
import { useAct } from './use-act.ts'

type Option = { value: string; label: string }
const MOST_SHOWN = 8

/** Looks for the option that stays, beginning with what the proposal is called. */
export function MergeDialog({
  proposal: { attributes },
  onMerge,
  onClose,
}: {
  proposal: Proposal
  onMerge: (into: Option) => Promise<unknown>
  onClose: () => void
}) {
  const { list, name, people_count } = attributes
  const id = useId()
  const [q, setQ] = useState(name)
  const [into, setInto] = useState<Option>()
  const { busy, problem, say, run } = useAct()
  const { data, isError } = useQuery({
    ...answerOf(listProposalOptions, { list, q }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const search = useCallback((text: string) => {
    setQ(text)
    setInto(undefined)
  }, [])
  const found = q ? (data?.slice(0, MOST_SHOWN) ?? []) : []
  const words = isError
    ? 'Não foi possível buscar agora. Tente novamente.'
    : !q
      ? 'Escreva o nome da opção que fica.'
      : data && !found.length
        ? 'Nada parecido na lista. Tente outra palavra.'
        : ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Unir “${name}” a outra opção`}
      dismissible={!busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <Button
            kind="primary"
            loading={busy}
            onClick={() => (into ? void run(() => onMerge(into), onClose) : say('Escolha a opção que fica.'))}
          >
            Unir
          </Button>
        </>
      }
    >
      <div className={styles.merging}>
        <p>A proposta está {inProfiles(people_count)}. A opção que fica toma o lugar dela, e isto não se desfaz.</p>
        <SearchBox label="Buscar a opção que fica" value={q} onSearch={search} />
        <p role="status" className={styles.muted}>
          {words}
        </p>
        {found.length > 0 && (
          <fieldset className={styles.options}>
            <legend className="unseen">Opção que fica</legend>
            {found.map((option) => (
              <label key={option.value}>
                <input type="radio" name={id} checked={into?.value === option.value} onChange={() => setInto(option)} />
                {option.label}
              </label>
            ))}
          </fieldset>
        )}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
    </Dialog>
  )
}
