import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/answer.ts'
import { call } from '#web/api.ts'
import { alert } from '#web/ui/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, SkeletonLines } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/state.tsx'
import { endOtherSessions, endSession, listSessions } from '../wire.ts'
import { problemIn } from './problem-in.ts'
import { SettingsSection } from './settings-section.tsx'
import styles from './settings.module.css'

const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' })

/** Where the account is open, each to be closed from here. */
export function SessionsSection() {
  const { data, isError, refetch } = useQuery(answerOf(listSessions, { per_page: 50 }))
  const sessions = data?.collection.data ?? []
  const end = (ending: Promise<unknown>) =>
    ending.catch((error: unknown) => alert({ kind: 'error', title: 'Ops!', text: problemIn(error) })).then(() => refetch())

  return (
    <SettingsSection title="Sessões abertas" lead="Não reconhece alguma? Encerre-a e troque a sua senha.">
      {!data && (isError ? <ErrorState onRetry={() => void refetch()} /> : <Loading><SkeletonLines lines={2} /></Loading>)}
      <ul className={styles.sessions}>
        {sessions.map(({ id, attributes: { device, last_used_at, current } }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong>
              <p className={styles.when}>{current ? 'Esta sessão' : `Último uso em ${when.format(new Date(last_used_at))}`}</p>
            </div>
            {!current && (
              <Button kind="secondary" onClick={() => void end(call(endSession, { id }))} aria-label={`Encerrar a sessão em ${device}`}>
                Encerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button kind="secondary" onClick={() => void end(call(endOtherSessions, {}))}>
          Encerrar todas as outras
        </Button>
      )}
    </SettingsSection>
  )
}
