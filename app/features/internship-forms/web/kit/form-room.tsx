import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Navigate } from 'react-router'
import { call } from '#web/calls/api.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Refused } from '#wire/send.ts'
import { AnsweredState } from './answered-state.tsx'
import type { Form, FormEndpoints, Invite } from './form-endpoints.ts'
import { formSession, keepFormSession } from './form-session.ts'

const NEVER = () => () => {}
const AT_SERVER = () => undefined

export type Opened = {
  of: FormEndpoints
  uuid: string
  session: string
  form: Form
  /** As the last answer of the API has it. */
  keep: (form: Form) => void
  onAnswered: (invite: Invite) => void
  /** Somebody has to tell again who they are. */
  onOver: () => void
}
type Props = { of: FormEndpoints; uuid: string; login: string; children: (opened: Opened) => ReactNode }

/** The room behind the identification, of every kind of form: whoever is not known goes there. */
export function FormRoom({ of, uuid, login, children }: Props) {
  const client = useQueryClient()
  const [over, setOver] = useState(false)
  // The server knows of none: the first drawing in the browser is the same as its own.
  const session = useSyncExternalStore(NEVER, () => formSession(uuid) ?? null, AT_SERVER)
  const [answered, setAnswered] = useState<Invite>()
  const queryKey = ['form', uuid]
  const query = useQuery({
    queryKey,
    queryFn: () => call(of.open, { id: uuid, session: session! }),
    enabled: Boolean(session) && !over,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (answered) return <AnsweredState {...answered} />
  const dead = query.error instanceof Refused && [404, 410].includes(query.error.status)
  if (dead) keepFormSession(uuid, undefined)
  if (dead || over || session === null) return <Navigate to={login} replace />
  return (
    <Loaded of={[query]} page="form" fields={4}>
      {({ data }) =>
        data.attributes.state === 'answered' ? (
          <AnsweredState {...data.attributes} />
        ) : (
          children({
            of,
            uuid,
            session: session!,
            form: data.attributes,
            keep: (attributes) => client.setQueryData(queryKey, { data: { ...data, attributes } }),
            onAnswered: setAnswered,
            onOver() {
              keepFormSession(uuid, undefined)
              setOver(true)
            },
          })
        )
      }
    </Loaded>
  )
}
