import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { RecoveryCodes } from '#features/accounts/web/settings/recovery-codes.tsx'
import { answerOf } from '#web/calls/answer.ts'
import { readSessionAgain } from '#web/session/fresh-session.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loading, SkeletonFields } from '#web/ui/states/skeleton.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { mayUse } from '#wire/person/roles.ts'
import type { Route } from './+types/edit-collaborator-page'
import { Problem } from './problem.tsx'
import { standingOf } from './standing-of.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Card, Page } from '#web/page/page.tsx'
import type { OwnDraft } from '../wire/record.ts'
import { showAttributes, showCollaborator, updateCollaborator } from '../wire/collaborators.ts'
import { CollaboratorForm, type PersonSent, type Profile } from './collaborator-form.tsx'
import { accountChanges } from './own-account.ts'
import { NotYours } from './not-yours.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Editar colaborador', index: false })

/** Somebody else's profile, or one's own. */
export default function EditCollaboratorPage({ params: { uuid } }: Route.ComponentProps) {
  const session = useSession()
  const own = session.attributes.uuid === uuid
  const keepsPeople = mayUse('COLLABORATORS', session.attributes.roles ?? [])
  const [codes, setCodes] = useState<string[]>()
  const update = useAct(updateCollaborator, {
    refresh: [showCollaborator],
    onDone: ({ recovery_codes }) => {
      setCodes(recovery_codes)
      if (own) void readSessionAgain()
    },
  })
  // What is being edited is not pulled from under the hands: a stale write is told when it is sent.
  const { data, error, refetch } = useQuery({
    ...answerOf(showAttributes, { uuid }),
    enabled: own || keepsPeople,
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  })
  if (!own && !keepsPeople) return <NotYours />
  if (error && !data)
    return (
      <Page title="Editar colaborador" width="form">
        <Problem error={error} onRetry={() => void refetch()} />
      </Page>
    )
  const profile = data?.data.attributes
  const mayCorrect = Boolean(profile?.invited && profile.active && !own)

  async function send(before: Profile, { email, ...sent }: PersonSent & OwnDraft, lock_version: number) {
    const {
      password: _,
      password_confirmation: _c,
      current_password: _k,
      otp: _o,
      otp_required_for_login: _t,
      ...person
    } = sent
    const corrected = mayCorrect && email !== before.email ? { email } : {}
    const account: { email?: string } = own ? accountChanges({ ...sent, email }, before) : corrected
    const { data } = await update.act({ uuid, company_manager: { ...person, ...account, lock_version } })
    alert({ kind: 'success', title: 'Tudo certo', text: toldOf(account.email, 'email' in corrected) })
    return data.attributes
  }

  return (
    <Page
      title={own ? 'Meu perfil' : (profile?.name ?? 'Editar colaborador')}
      mark={profile && !own && <StandingMark of={standingOf(profile).mark}>{standingOf(profile).words}</StandingMark>}
      {...(keepsPeople && { back: { to: '/colaboradores/meus', label: 'Colaboradores' } })}
      width="form"
      lead={
        own && (
          <>
            As sessões abertas em outros aparelhos estão em <Link to="/colaboradores/alterar-senha">Alterar senha</Link>
            .
          </>
        )
      }
    >
      {!profile ? (
        <Loading>
          <SkeletonFields fields={6} />
        </Loading>
      ) : (
        <>
          {codes && (
            <Card>
              <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
            </Card>
          )}
          <CollaboratorForm
            key={`${uuid} ${profile.otp_required_for_login}`}
            uuid={uuid}
            record={profile}
            own={own ? profile : undefined}
            email={own ? 'own' : mayCorrect ? 'corrects' : 'fixed'}
            submit="Salvar alterações"
            beside={<ButtonLink to={keepsPeople ? '/colaboradores/meus' : '/empresas/dashboard'}>Cancelar</ButtonLink>}
            send={(sent, lock_version) => send(profile, sent, lock_version)}
          />
        </>
      )}
    </Page>
  )
}

function toldOf(email: string | undefined, corrected: boolean) {
  if (email === undefined) return 'As alterações foram salvas.'
  if (corrected) return `Enviamos outro convite, para ${email.trim()}. O link anterior não vale mais.`
  return (
    `As alterações foram salvas. Enviamos um link para ${email.trim()}: o ` +
    'novo e-mail vale depois que você o confirmar.'
  )
}
