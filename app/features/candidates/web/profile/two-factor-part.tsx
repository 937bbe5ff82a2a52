import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { AuthenticatorSetup, type BegunTwoFactor } from '#features/accounts/web/authenticator-setup.tsx'
import { problemIn } from '#features/accounts/web/problem-in.ts'
import { beginTwoFactor } from '#features/accounts/wire.ts'
import { call } from '#web/api.ts'
import { Choice } from '#web/form/choice.tsx'
import { FieldError } from '#web/form/field-look.tsx'
import { PasswordField } from '#web/form/password-field.tsx'
import { TextField } from '#web/form/text-field.tsx'
import { useField } from '#web/form/use-field.ts'
import { useSurroundings } from './form-context.ts'
import type { ProfileValues } from './profile-values.ts'
import styles from './profile.module.css'

type Values = Partial<ProfileValues>

/** On takes a secret that an authenticator has read, off takes a code of it; both ask for the password. */
export function TwoFactorPart() {
  const { otp_required_for_login: on } = useSurroundings().profile
  const { resetField } = useFormContext<Values>()
  const field = useField<boolean, Values, Values>({ name: 'otp_required_for_login' })
  const [begun, setBegun] = useState<BegunTwoFactor>()
  const [problem, setProblem] = useState<string>()
  const wanted = field.value ?? on

  async function pick() {
    setProblem(undefined)
    if (wanted !== on) {
      for (const name of ['current_password', 'otp'] as const) resetField(name)
      return field.onChange(on)
    }
    if (on || begun) return field.onChange(!on)
    await call(beginTwoFactor, {}).then(
      ({ data }) => (setBegun(data.attributes), field.onChange(true)),
      (error: unknown) => setProblem(problemIn(error)),
    )
  }

  return (
    <div className={styles.rows}>
      <Choice
        ref={field.ref}
        type="checkbox"
        name="otp_required_for_login"
        label="Pedir também um código do celular para entrar"
        description="A verificação em duas etapas protege a sua conta mesmo que alguém descubra a senha."
        checked={wanted}
        onPick={() => void pick()}
        onBlur={field.onBlur}
      />
      {(problem ?? field.error) && <p role="alert" className={styles.error}><FieldError>{problem ?? field.error}</FieldError></p>}
      {wanted !== on && (
        <>
          {!on && begun && <AuthenticatorSetup begun={begun} />}
          {on && <p>Para desligar, confirme a sua senha e um código do aplicativo, ou um código de recuperação.</p>}
          <div className={styles.block}>
            <PasswordField<Values, Values> name="current_password" label="Senha atual" required autoComplete="current-password" />
            <TextField<Values, Values> name="otp" label="Código do aplicativo" required inputMode={on ? 'text' : 'numeric'} autoComplete="one-time-code" maxLength={20} />
          </div>
        </>
      )}
    </div>
  )
}
