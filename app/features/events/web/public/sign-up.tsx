import { lazy, Suspense, useState } from 'react'
import { ButtonLink, Button } from '#web/ui/button.tsx'
import { Muted, Section } from '#web/page/page.tsx'
import { useSession } from '#web/session/session.ts'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import type { Event } from './event.ts'
import { SignedUp, type SignedUpTo } from './signed-up.tsx'

/** Whoever only reads the page does without the form's weight. */
const SignUpForm = lazy(() => import('./sign-up-form.tsx'))

export function SignUp({ event }: { event: Event }) {
  const { userType } = useSession()
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState<SignedUpTo>()
  const { cancelled, sessions } = event.attributes
  if (cancelled || sessions.every(({ seats }) => seats === 'over')) return null
  if (done) return <SignedUp of={done} guest={userType !== 'User'} />
  const full = sessions.every(({ seats }) => seats !== 'open')
  return (
    <Section title="Inscrição" id="inscricao" lead={full ? 'As vagas acabaram: entre na lista de espera.' : undefined}>
      <NeedsScript what="A inscrição" />
      {open ? (
        <Suspense fallback={<Skeleton height={200} />}>
          <SignUpForm event={event} guest={userType !== 'User'} onDone={setDone} />
        </Suspense>
      ) : (
        <div>
          <Button kind="primary" onClick={() => setOpen(true)}>
            {full ? 'Entrar na lista de espera' : 'Quero participar'}
          </Button>
        </div>
      )}
      {userType === 'GuestUser' && (
        <Muted>
          Tem conta? Entre antes, e o ingresso fica nos seus eventos.{' '}
          <ButtonLink kind="quiet" to={`/usuarios/entrar?voltar=/eventos/${event.id}/inscricao`}>
            Entrar
          </ButtonLink>
        </Muted>
      )}
    </Section>
  )
}
