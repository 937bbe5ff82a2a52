import { IconArrowLeft } from '#web/icons/a/arrow-left.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { RecoveryCodes } from '#features/accounts/web/settings/recovery-codes.tsx'
import { rolesOf } from '#web/session/access.ts'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { freshIn } from '#web/calls/fresh-in.ts'
import { readSessionAgain } from '#web/session/fresh-session.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { ForbiddenState } from '#web/ui/states/state.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { mayUse } from '#wire/person/roles.ts'
import { showAttributes, updateCollaborator } from '../wire.ts'
import type { Route } from './+types/edit-collaborator-page'
import { type Draft, draftOf, toWire } from './collaborator-draft.ts'
import { CollaboratorForm } from './collaborator-form.tsx'
import styles from './collaborators.module.css'
import { accountChanges } from './own-account.ts'
import { Problem } from './problem.tsx'
import { standingOf } from './standing-of.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Editar colaborador', index: false })

type Shown = Answer<typeof showAttributes>

/** Somebody else's profile, or one's own. */
export default function EditCollaboratorPage({ params: { uuid } }: Route.ComponentProps) {
  const session = useSession()
  const client = useQueryClient()
  const own = session.attributes.uuid === uuid
  const keepsPeople = mayUse('COLLABORATORS', session.attributes.roles ?? [])
  const [codes, setCodes] = useState<string[]>()
  const asked = answerOf(showAttributes, { uuid })
  // What is being edited is not pulled from under the hands: a stale write is told when it is sent.
  const { data, error, refetch } = useQuery({
    ...asked,
    enabled: own || keepsPeople,
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  })
  if (!own && !keepsPeople) return <NotYours />
  if (error && !data)
    return (
      <div className={styles.page}>
        <Problem error={error} onRetry={() => void refetch()} />
      </div>
    )
  const profile = data?.data.attributes
  const mayCorrect = Boolean(profile?.invited && profile.active && !own)

  async function save(draft: Draft, form: UseFormReturn<Draft>) {
    const before = client.getQueryData<Shown>(asked.queryKey)!.data.attributes
    const { email, ...changes } = toWire(draft, before.documents)
    const corrected = mayCorrect && email !== before.email ? email : undefined
    const account = own ? accountChanges(draft, before) : corrected ? { email: corrected } : {}
    try {
      const { recovery_codes, ...saved } = await call(updateCollaborator, {
        uuid,
        company_manager: { ...changes, ...account, lock_version: before.lock_version },
      })
      client.setQueryData(asked.queryKey, saved)
      setCodes(recovery_codes)
      form.reset(draftOf(saved.data.attributes))
      void client.invalidateQueries({ queryKey: ['v1', 'profile', 'company_managers', 'owned'] })
      if (own) void readSessionAgain()
      alert({ kind: 'success', title: 'Tudo certo', text: toldOf(account.email, Boolean(corrected)) })
    } catch (failure) {
      const fresh = freshIn<Shown['data']>(failure)
      if (!fresh) throw failure
      client.setQueryData(asked.queryKey, { data: fresh })
      form.reset(draftOf(fresh.attributes), { keepDirtyValues: true })
      alert({
        kind: 'warning',
        title: 'Ops!',
        text: 'Outra pessoa mudou este perfil enquanto você editava. Trouxemos os dados atuais e mantivemos o que você digitou: confira e salve de novo.',
      })
    }
  }

  return (
    <div className={`${styles.page} ${styles.formPage}`}>
      {keepsPeople && (
        <Link className={styles.back} to="/colaboradores/meus">
          <Icon of={IconArrowLeft} size={18} /> Colaboradores
        </Link>
      )}
      <div className={styles.head}>
        <h1>{own ? 'Meu perfil' : (profile?.name ?? 'Editar colaborador')}</h1>
        {profile && !own && <StandingMark of={standingOf(profile).mark}>{standingOf(profile).words}</StandingMark>}
      </div>
      {!profile ? (
        <Loading>
          <SkeletonLines lines={8} />
        </Loading>
      ) : (
        <>
          {codes && (
            <section className={styles.card}>
              <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
            </section>
          )}
          {own && (
            <p className={styles.lead}>
              As sessões abertas em outros aparelhos estão em{' '}
              <Link to="/colaboradores/alterar-senha">Alterar senha</Link>.
            </p>
          )}
          <CollaboratorForm
            key={`${uuid} ${profile.otp_required_for_login}`}
            uuid={uuid}
            initial={draftOf(profile)}
            own={own ? profile : undefined}
            email={own ? 'own' : mayCorrect ? 'corrects' : 'fixed'}
            submit="Salvar alterações"
            cancel={<ButtonLink to={keepsPeople ? '/colaboradores/meus' : '/empresas/dashboard'}>Cancelar</ButtonLink>}
            save={save}
          />
        </>
      )}
    </div>
  )
}

const NotYours = () => (
  <ForbiddenState
    heading="h1"
    roles={rolesOf({ feature: 'COLLABORATORS' })}
    action={
      <ButtonLink kind="primary" to="/empresas/dashboard">
        Voltar ao painel
      </ButtonLink>
    }
  />
)

function toldOf(email: string | undefined, corrected: boolean) {
  if (email === undefined) return 'As alterações foram salvas.'
  if (corrected) return `Enviamos outro convite, para ${email.trim()}. O link anterior não vale mais.`
  return `As alterações foram salvas. Enviamos um link para ${email.trim()}: o novo e-mail vale depois que você o confirmar.`
}
