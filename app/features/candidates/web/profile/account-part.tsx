import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Choice } from '#web/form/choice.tsx'
import { NewPasswordFields } from '#web/form/new-password-fields.tsx'
import { PasswordField } from '#web/form/password-field.tsx'
import { TextField } from '#web/form/text-field.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PASSWORD_HINT } from '#wire/password.ts'
import { labelOfField } from './field-words.ts'
import { type PartProps, useSurroundings } from './form-context.ts'
import { changesEmail } from './profile-resolver.ts'
import type { ProfileValues } from './profile-values.ts'
import styles from './profile.module.css'

type Values = Partial<ProfileValues>

/** What belongs to the account: a change of it asks who is at the keyboard. */
export function AccountPart({ name, required }: PartProps) {
  if (name === 'otp_required_for_login') return <TwoFactor />
  return (
    <div className={styles.block}>
      {name === 'email' ? <Email required={required} /> : <NewPasswordFields<Values> password="password" confirmation="password_confirmation" hint={PASSWORD_HINT} />}
      <Proof of={name === 'email' ? 'email' : 'password'} />
    </div>
  )
}

const Email = ({ required }: { required: boolean }) => (
  <div className={styles.whole}>
    <TextField<Values, Values>
      name="email"
      label={labelOfField('email')}
      required={required}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      hint="Um e-mail novo passa a valer depois que você abrir o link que enviaremos a ele."
    />
  </div>
)

/** The current password, and the code where two-factor is on, as soon as something is to change. */
function Proof({ of }: { of: 'email' | 'password' }) {
  const { profile, fields } = useSurroundings()
  const { control } = useFormContext<Values>()
  const [email, password] = useWatch({ control, name: ['email', 'password'] })
  const both = fields.some(({ name }) => name === 'email') && fields.some(({ name }) => name === 'password')
  const changes = changesEmail(email, profile.email) || Boolean(password)
  if (!changes || (both && of === 'email')) return null
  return (
    <>
      <PasswordField<Values, Values> name="current_password" label="Senha atual" required autoComplete="current-password" />
      {profile.otp_required_for_login && (
        <TextField<Values, Values> name="otp" label="Código da verificação em duas etapas" required inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
      )}
    </>
  )
}

/** Turning it on or off takes a code from the telephone, so the settings do it. */
function TwoFactor() {
  const { otp_required_for_login: on } = useSurroundings().profile
  const [wanted, setWanted] = useState(on)
  return (
    <div className={styles.rows}>
      <Choice
        type="checkbox"
        name="otp_required_for_login"
        label="Pedir também um código do celular para entrar"
        description="A verificação em duas etapas protege a sua conta mesmo que alguém descubra a senha."
        checked={wanted}
        onPick={() => setWanted(!wanted)}
        onBlur={() => {}}
      />
      {wanted !== on && (
        <div role="status">
          <p>{on ? 'Para desligar, confirme a sua senha e um código.' : 'Para ligar, leia um código QR com o seu aplicativo autenticador.'}</p>
          <ButtonLink to="/usuarios/configuracoes">Continuar nas configurações</ButtonLink>
        </div>
      )}
    </div>
  )
}
