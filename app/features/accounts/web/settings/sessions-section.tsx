import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { endOtherSessions, endSession, listSessions } from '../../wire/sessions.ts'
import { problemIn } from '../problem-in.ts'
import { SettingsSection } from './settings-section.tsx'
import styles from './settings.module.css'

const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' })

/** Open sessions, each with a button to end it. */
export function SessionsSection() {
  const { data, isError, refetch } = useQuery(answerOf(listSessions, { per_page: 50 }))
  const sessions = data?.collection.data ?? []
  const [asking, setAsking] = useState(false)
  const ending = useRef(false)
  const list = useRef<HTMLUListElement>(null)

  /**
   * The pressed button is gone: the focus goes to the row in its place. Its button is one Tab further, so that a
   * second press ends nothing.
   */
  const land = (at: number) =>
    setTimeout(() => {
      const rows = list.current?.children ?? []
      if (document.activeElement === document.body)
        (rows[Math.min(at, rows.length - 1)] as HTMLElement | undefined)?.focus()
    })
  async function end(call: () => Promise<unknown>, told: string, at: number) {
    if (ending.current) return
    ending.current = true
    await call().then(
      () => alert({ kind: 'success', title: 'Tudo certo', text: told }),
      (error: unknown) => alert({ kind: 'error', title: 'Ops!', text: problemIn(error) }),
    )
    await refetch()
    ending.current = false
    land(at)
  }
  function close() {
    setAsking(false)
    land(0)
  }

  return (
    <SettingsSection title="Sessões abertas" lead="Não reconhece alguma? Encerre-a e troque a sua senha.">
      {!data &&
        (isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <SkeletonLines lines={2} />
          </Loading>
        ))}
      <ul ref={list} className={styles.sessions}>
        {sessions.map(({ id, attributes: { device, last_used_at, current } }, at) => (
          <li key={id} tabIndex={-1}>
            <div>
              <strong>{device}</strong>
              <p className={styles.when}>
                {current ? 'Esta sessão' : `Último uso em ${when.format(new Date(last_used_at))}`}
              </p>
            </div>
            {!current && (
              <Button
                kind="secondary"
                onClick={() => void end(() => call(endSession, { id }), `A sessão em ${device} foi encerrada.`, at)}
                aria-label={`Encerrar a sessão em ${device}`}
              >
                Encerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button kind="secondary" onClick={() => setAsking(true)}>
          Encerrar todas as outras
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onClose={close}
        title="Encerrar todas as outras sessões?"
        confirm="Encerrar todas"
        onConfirm={() => end(() => call(endOtherSessions, {}), 'As outras sessões foram encerradas.', 0)}
      >
        <p>Quem estiver nos outros aparelhos sai agora e só volta com a senha. Este continua aberto.</p>
      </ConfirmDialog>
    </SettingsSection>
  )
}
