import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { AccountCard } from '#features/accounts/web/login/account-card.tsx'
import { useGuestsOnly } from '#features/accounts/web/login/use-guests-only.ts'
import { ConfirmWait } from '#features/candidates/web/sign-up/confirm-wait.tsx'
import { type NewAccount, NOBODY, SignUpForm } from '#features/candidates/web/sign-up/sign-up-form.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/sign-up-page'
import { Door } from './door.tsx'
import { jobInSight } from './job-in-sight.ts'
import { JobInShort } from './job-in-short.tsx'

export const loader = (asked: Route.LoaderArgs) => jobInSight(asked)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Criar conta',
    description: 'Crie a sua conta de graça e encontre estágios, programas de trainee e o primeiro emprego.',
  })

export default function SignUpPage({ loaderData: { job } }: Route.ComponentProps) {
  useGuestsOnly()
  const { search } = useLocation()
  // What was typed, so that a wrong e-mail is corrected without typing the rest again.
  const [person, setPerson] = useState<NewAccount>(NOBODY)
  const [waits, setWaits] = useState(false)
  if (waits)
    return (
      <ConfirmWait person={person} onCorrect={() => setWaits(false)}>
        {job && <JobInShort job={job} />}
      </ConfirmWait>
    )
  const form = (
    <SignUpForm
      person={person}
      submit={job ? 'Criar conta e continuar' : 'Criar conta'}
      onDone={(typed) => {
        setPerson(typed)
        setWaits(true)
      }}
    />
  )
  if (job)
    return (
      <Door title="Crie sua conta para se candidatar" job={job}>
        {form}
      </Door>
    )
  return (
    <AccountCard
      title="Criar conta"
      lead="De graça, em um minuto. O resto do perfil você completa no seu ritmo."
      footer={
        <>
          Já tem conta? <Link to={{ pathname: '/usuarios/entrar', search }}>Entre</Link>
        </>
      }
    >
      {form}
    </AccountCard>
  )
}
