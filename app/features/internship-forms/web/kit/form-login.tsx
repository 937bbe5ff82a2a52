import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Page, Pair, Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { State } from '#web/ui/states/state.tsx'
import { formatDate } from '#wire/time/date.ts'
import { Refused } from '#wire/send.ts'
import { AnsweredState } from './answered-state.tsx'
import type { FormEndpoints } from './form-endpoints.ts'
import { keepFormSession } from './form-session.ts'
import { loginFields } from './login-fields.ts'
import { useEnterSignedIn } from './use-enter-signed-in.ts'

type Props = { of: FormEndpoints; uuid: string; title: string }

/** The room that a letter's link opens, of every kind of form. Nothing happens by opening it: mail scanners do that. */
export function FormLogin({ of, uuid, title }: Props) {
  const navigate = useNavigate()
  const invite = useQuery({
    ...answerOf(of.show, { id: uuid }),
    enabled: typeof window !== 'undefined',
    retry: false,
    refetchOnWindowFocus: false,
  })
  const { act } = useAct(of.login)
  const entering = useEnterSignedIn(of, uuid, invite.data?.data.attributes)
  if (invite.error instanceof Refused && [404, 410].includes(invite.error.status))
    return <State heading="h1" drawing="cable" title="Este convite não abre" text={invite.error.message} />
  return (
    <Loaded of={[invite]} page="form">
      {({ data: { attributes } }) =>
        entering ? (
          <Muted>Abrindo o seu formulário…</Muted>
        ) : attributes.state === 'answered' ? (
          <AnsweredState {...attributes} />
        ) : (
          <Page
            title={title}
            lead={`${attributes.company_name} convidou você. ${attributes.purpose ?? ''}`}
            width="form"
          >
            <Section
              title="Primeiro, confirme que é você"
              id="identificacao"
              lead="Use o seu CPF e a sua data de nascimento. Não é preciso ter conta."
            >
              <RecordForm
                fields={loginFields}
                submit="Entrar"
                send={async (told) => {
                  const { data } = await act({ id: uuid, ...told })
                  keepFormSession(uuid, data.attributes.session)
                  await navigate(new URL(attributes.form_url).pathname)
                }}
              >
                <Pair>
                  <RecordField of={loginFields} name="cpf" />
                  <RecordField of={loginFields} name="date_of_birth" />
                </Pair>
              </RecordForm>
            </Section>
            <Muted>
              Responda até {formatDate(attributes.expires_on)}. O que você preencher fica salvo, e só{' '}
              {attributes.company_name} recebe as respostas.
            </Muted>
          </Page>
        )
      }
    </Loaded>
  )
}
