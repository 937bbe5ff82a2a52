import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SettingsSection } from '#features/accounts/web/settings/settings-section.tsx'
import { problemIn } from '#features/accounts/web/problem-in.ts'
import { answerOf, keyOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { changeMessagePreferences, MESSAGE_KINDS, type MessageKind, showMessagePreferences } from '../wire.ts'
import styles from './message-section.module.css'

const LEAD =
  'Você escolhe o que mais quer receber por e-mail. Avisos da sua conta, dos ' +
  'seus documentos e dos seus processos chegam sempre.'

/** Each switch takes effect at once; a refused one goes back. */
export function MessageSection() {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(answerOf(showMessagePreferences, {}))
  const set = (kind: MessageKind, wanted: boolean) =>
    call(changeMessagePreferences, { message_preferences: { [kind]: wanted } }).then(
      (answer) => void client.setQueryData(keyOf(showMessagePreferences, {}), answer),
      (error: unknown) => alert({ kind: 'error', title: 'Ops!', text: problemIn(error) }),
    )
  return (
    <SettingsSection title="Mensagens" lead={LEAD}>
      {isError && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data ? (
        <ul className={styles.kinds}>
          {(Object.keys(MESSAGE_KINDS) as MessageKind[]).map((kind) => (
            <li key={kind}>
              <Switch on={data.data.attributes[kind]} onChange={(wanted) => void set(kind, wanted)}>
                {MESSAGE_KINDS[kind].label}
              </Switch>
              <p>{MESSAGE_KINDS[kind].about}</p>
            </li>
          ))}
        </ul>
      ) : (
        <Loading label="Carregando as suas escolhas">
          <SkeletonLines lines={4} />
        </Loading>
      )}
    </SettingsSection>
  )
}
