import { useEffect, useRef } from 'react'
import { Entries, Muted } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { State } from '#web/ui/states/state.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { signUpForEvent } from '../../wire/registrations.ts'

export type SignedUpTo = Answer<typeof signUpForEvent>['data']['attributes']

const standing = ({ state, position }: SignedUpTo['registrations'][number]) =>
  state === 'waiting' ? `lista de espera, posição ${position}` : 'vaga garantida'

/** What became of it, where the form was. */
export function SignedUp({ of, guest }: { of: SignedUpTo; guest: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status">
      <State
        drawing="bridge"
        title={guest && of.prove_by ? 'Falta um passo: confirme o seu e-mail' : 'Inscrição feita!'}
        text={
          guest && of.prove_by
            ? `Mandamos um link para ${of.email}. Confirme em até 24 horas para o lugar ficar seu.`
            : `Mandamos os detalhes para ${of.email}.`
        }
        action={!guest && <ButtonLink to="/usuarios/eventos">Ver meus eventos</ButtonLink>}
      />
      <Entries>
        {of.registrations.map((one) => (
          <li key={one.session_id}>
            <strong>{one.title}</strong>
            <Muted>{standing(one)}</Muted>
          </li>
        ))}
      </Entries>
    </div>
  )
}
